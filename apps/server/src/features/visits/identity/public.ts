export { readAddressList } from "./lists/read-address-list.ts";
