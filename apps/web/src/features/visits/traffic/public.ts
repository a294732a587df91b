export { comparisonOf } from "./comparison.rules.ts";
export { IdentityBadge } from "./identity-badge.tsx";
export { purposeLabel, purposeTone } from "./purposes.rules.ts";
export {
  agentPagesQuery,
  agentsQuery,
  type TrafficFilter,
  trafficSeriesQuery,
  trafficSummaryQuery,
} from "./traffic.queries.ts";
export { TrafficChart } from "./traffic-chart.tsx";
