import type {
  IntegrationCheck,
  IntegrationFault,
  KnownBy,
  NextStep,
} from "@citelens/contract/traffic/integrations";

type CheckLabel = (check: IntegrationCheck) => string;

/** How it is known that a half is connected. */
export const knownLabels: Readonly<Record<KnownBy, string>> = {
  nonce_seen: "The request that this check made was reported back.",
  visit_in_24h: "Your server reported within the last 24 hours.",
  tag_found: "The script tag of this workspace is on the page.",
  page_view_in_24h: "The script reported a page view within the last 24 hours.",
};

/** Words for what was seen where a half is not connected. */
export const faultLabels: Readonly<Record<IntegrationFault, CheckLabel>> = {
  unreachable: ({ url, reason }) => `Nobody answered at ${url}${reason === null ? "" : `: ${reason}`}.`,
  error_status: ({ url, status }) => `${url} answered with the status ${status}.`,
  no_page: ({ url }) => `${url} answered, but not with a page of HTML.`,
  not_reported: ({ url }) => `${url} answered, and nobody reported the request that this check made.`,
  no_tag: ({ url }) => `There is no script tag in the HTML of ${url}.`,
  tag_of_other_workspace: ({ url, other_project }) =>
    `The script tag of ${url} has the id of another workspace: ${other_project}.`,
  tag_incomplete: ({ url }) =>
    `There is only a part of the script tag in the HTML of ${url}: tracker.js without an id, or an id without tracker.js.`,
};

/** Words for what to do about it. */
export const stepLabels: Readonly<Record<NextStep, CheckLabel>> = {
  create_key: () => "Create an API key, then set up one of the guides below with it.",
  mend_site: () =>
    "Let requests of Citelens-Check/1.0 pass your firewall, see that the address is right in the workspace, and check again.",
  report_visits: () =>
    "Set up one of the guides below with a key of this workspace, then check again. Access logs do not have this request: they are known by the first visit that they report.",
  add_tag: () =>
    "Paste the script tag below into the head of every page. A tag manager adds it later than this check looks: then it is known by the first page view.",
  change_tag_id: () => "Put the script tag below, with the id of this workspace, in its place.",
  complete_tag: () => "Paste both lines of the script tag below.",
};
