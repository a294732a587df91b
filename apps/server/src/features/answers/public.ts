export { indexNames, mentions } from "./mentions.rules.ts";
