export { BrandMark } from "./brand-mark.tsx";
export { PublicFrame } from "./public-frame.tsx";
