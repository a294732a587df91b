import {
  type SourceOrder,
  type SourcePageOrder,
  sourceOrders,
  sourcePageOrders,
} from "@citelens/contract/sources";
