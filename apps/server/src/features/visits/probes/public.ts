export { beginProbe, type Probe } from "./begin-probe.ts";
export { openProbeMarks } from "./probe-marks.ts";
