# shellcheck shell=bash
# Sourced by prepare, boot and run: the two machines there are, and where their parts are kept.
#   QIZHONG_VM_CACHE   kernel, modules, start image (default ~/.cache/qizhong-vm)

cache=${QIZHONG_VM_CACHE:-${XDG_CACHE_HOME:-${HOME:?}/.cache}/qizhong-vm}
vm=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
# shellcheck disable=SC2034 # boot's and run's
tree=$(readlink -f -- "$vm/../..")

fail() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit "${2:-2}"
}

# Sets what differs between the machines; $1 is amd64 or arm64.
# shellcheck disable=SC2034 # each script takes what it needs
take_machine() {
  machine=$1
  parts=$cache/$machine
  case $machine in
    amd64)
      qemu=qemu-system-x86_64 qemu_package=qemu-system-x86
      console=ttyS0
      # without cx16: this qemu's cmpxchg16b spoils the flags now and then, and the guest's kernel dies of it
      qemu_machine=(-cpu max,-cx16)
      cross=''
      guest_root=/ # the guest runs this machine's own programs
      ;;
    arm64)
      qemu=qemu-system-aarch64 qemu_package=qemu-system-arm
      console=ttyAMA0
      qemu_machine=(-M virt -cpu cortex-a72) # the Raspberry Pi 4's core
      cross=aarch64-linux-gnu
      guest_root=$parts/root
      ;;
    *) fail "unknown machine '$machine'; amd64 or arm64" ;;
  esac
}

# What the start image depends on in this tree.
fingerprint() { cat -- "$vm/prepare" "$vm/init" "$vm/machine.sh" | cksum; }

# Whether everything is there to boot.
prepared() { [[ -f $parts/ready && $(< "$parts/ready") == "$(fingerprint)" ]]; }
