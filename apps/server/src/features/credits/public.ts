export { openCredits } from "./credits.routes.ts";
export { creditsOfAll, grantCredits } from "./credits.service.ts";
