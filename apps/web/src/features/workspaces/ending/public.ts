export { EndingBand } from "./ending-band.tsx";
