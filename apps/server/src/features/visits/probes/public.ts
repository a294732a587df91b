export { beginProbe, type Probe } from "./begin-probe.ts";
