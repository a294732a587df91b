export { brandAsFarAsKnown } from "../suggestions.ts";
