package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The structures against {@code linux/gpio.h}: sizes, and the numbers that follow from them. */
class UapiTest {
  @Test
  void structuresAreAsLongAsTheKernels() {
    assertThat(Uapi.CHIP_INFO.byteSize()).isEqualTo(68);
    assertThat(Uapi.LINE_INFO.byteSize()).isEqualTo(256);
    assertThat(Uapi.LINE_REQUEST.byteSize()).isEqualTo(592);
    assertThat(Uapi.LINE_VALUES.byteSize()).isEqualTo(16);
    assertThat(Uapi.LINE_EVENT.byteSize()).isEqualTo(48);
  }

  @Test
  void requestsHaveTheKernelsNumbers() {
    assertThat(Uapi.CHIP_INFO_CALL.request()).isEqualTo(0x8044B401L);
    assertThat(Uapi.LINE_INFO_CALL.request()).isEqualTo(0xC100B405L);
    assertThat(Uapi.REQUEST_CALL.request()).isEqualTo(0xC250B407L);
    assertThat(Uapi.GET_VALUES_CALL.request()).isEqualTo(0xC010B40EL);
    assertThat(Uapi.SET_VALUES_CALL.request()).isEqualTo(0xC010B40FL);
  }

  @Test
  void fieldsLieWhereTheKernelHasThem() {
    assertThat(Uapi.REQUEST_CONSUMER).isEqualTo(256);
    assertThat(Uapi.REQUEST_FLAGS).isEqualTo(288);
    assertThat(Uapi.REQUEST_ATTRIBUTES).isEqualTo(296);
    assertThat(Uapi.FIRST_ATTRIBUTE_ID).isEqualTo(320);
    assertThat(Uapi.FIRST_ATTRIBUTE_VALUE).isEqualTo(328);
    assertThat(Uapi.FIRST_ATTRIBUTE_MASK).isEqualTo(336);
    assertThat(Uapi.REQUEST_LINES).isEqualTo(560);
    assertThat(Uapi.REQUEST_BUFFER).isEqualTo(564);
    assertThat(Uapi.REQUEST_FD).isEqualTo(588);
    assertThat(Uapi.INFO_CONSUMER).isEqualTo(32);
    assertThat(Uapi.INFO_FLAGS).isEqualTo(72);
    assertThat(Uapi.EVENT_REQUEST_SEQUENCE).isEqualTo(16);
    assertThat(Uapi.EVENT_LINE_SEQUENCE).isEqualTo(20);
  }
}
