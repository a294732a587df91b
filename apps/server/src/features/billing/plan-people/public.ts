export { planPeople } from "./plan-people.ts";
