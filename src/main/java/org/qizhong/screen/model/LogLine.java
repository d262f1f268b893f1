package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;

/**
 * An entry of the match's log.
 *
 * @param n its number, from 1
 * @param at since the match's zero
 * @param of the happening, or the act, as the desk's line
 * @param by who: a side, a role, the desk or the clock
 * @param act of a ruling, the act itself; else a missing node
 */
public record LogLine(
    int n,
    Duration at,
    JsonNode of,
    Optional<String> why,
    Optional<String> article,
    String by,
    JsonNode act) {}
