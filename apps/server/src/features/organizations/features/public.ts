export { expectFeature, isFeatureOff } from "./expect-feature.ts";
