export { creditsOf, creditsOfAll, grantCredits } from "./credits.service.ts";
export { modelsOffered } from "./models-offered.ts";
export { creditsReserved } from "./store/credits.topics.ts";
