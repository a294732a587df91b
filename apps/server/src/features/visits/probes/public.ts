export { beginProbe, type Probe } from "./begin-probe.ts";
export { openProbeMarks, type ProbeMarks } from "./probe-marks.ts";
