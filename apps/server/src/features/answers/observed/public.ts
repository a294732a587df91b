export { observedAds } from "./observed-ads.ts";
