export { expectFeature, isFeatureOff, switchOff } from "./expect-feature.ts";
