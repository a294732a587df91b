/** A question as somebody asks who has a problem and has not read the page, and the pages that answer it: none where nothing does. */
export interface DocumentationQuestion {
  readonly text: string;
  readonly language: "en";
  readonly urls: readonly string[];
}

function asking(host: string): (text: string, ...paths: readonly string[]) => DocumentationQuestion {
  return (text, ...paths) => ({ text, language: "en", urls: paths.map((path) => `https://${host}${path}`) });
}

const tidepool = asking("docs.tidepool.example");
const brinebox = asking("brinebox.example");
const fernway = asking("fernway.example");
const quernbase = asking("quernbase.example");
const halyard = asking("developers.halyard.example");
const mossgate = asking("mossgate.example");
const larkspur = asking("larkspur.example");

export const documentationQuestions: readonly DocumentationQuestion[] = [
  tidepool("How do I set up Tidepool on a Debian server?", "/install.html"),
  tidepool("My messages are lost whenever the Docker container restarts", "/install.html"),
  tidepool("How can I make sure that events of one customer are processed in sequence?", "/producing.html"),
  tidepool("Why do I get duplicate messages after a network timeout when publishing?", "/producing.html"),
  tidepool("Is it useful to run more consumers than there are partitions?", "/groups.html"),
  tidepool("How do I reprocess old events from a certain date?", "/groups.html"),
  tidepool("Can I keep only the most recent value per key of a topic?", "/retention.html"),
  tidepool("For how many days does Tidepool store messages by default?", "/retention.html", "/settings.html"),
  tidepool("One bad message blocks everything after it, what can I do?", "/dead-letters.html"),
  tidepool("Restrict a user to reading certain streams", "/security.html"),
  tidepool("How many brokers may fail before data is lost?", "/replication.html"),
  tidepool("What happens while a new leader is being chosen?", "/replication.html"),
  tidepool("Which metrics should trigger alerts for a message broker?", "/monitoring.html"),
  tidepool("Can the number of lanes be reduced later?", "/settings.html"),

  brinebox("Can two computers share the same backup destination?", "/manual/vaults/"),
  brinebox("Does Brinebox work with Amazon Glacier or other cold storage?", "/manual/vaults/"),
  brinebox("How do I back up a running database safely with Brinebox?", "/manual/snapshots/"),
  brinebox("Why is the second backup so much quicker than the first?", "/manual/snapshots/"),
  brinebox("How do I make backups run automatically every night?", "/manual/schedule/"),
  brinebox("Get an e-mail when no backup has worked for days", "/manual/schedule/"),
  brinebox("I deleted a document by accident yesterday, how do I recover it?", "/manual/restore/"),
  brinebox("Recover my whole PC after the hard drive died", "/manual/restore/"),
  brinebox("How do I remove old backups but keep one per month?", "/manual/clearing-out/"),
  brinebox("Can ransomware delete my backup history?", "/manual/clearing-out/"),
  brinebox("I forgot my backup password, is my data gone?", "/manual/keys/"),
  brinebox("Someone who left the company knew the encryption password", "/manual/keys/"),
  brinebox("How can I be sure that my backups are not corrupted?", "/manual/verify/"),
  brinebox("Ignore node_modules and other junk when backing up", "/manual/filters/"),
  brinebox("Backups use up my whole internet connection during working hours", "/manual/speed/"),
  brinebox("What if my laptop shuts down in the middle of a backup?", "/manual/speed/"),
  brinebox("What changed in Brinebox version 4.0?", "/releases/"),

  fernway("How do I get started with Fernway for a Node project?", "/docs/first-pipeline"),
  fernway("How do I prevent merging when the tests are red?", "/docs/first-pipeline"),
  fernway("npm install takes ages in every CI run, can it be sped up?", "/docs/caching"),
  fernway("When are cached dependencies thrown away?", "/docs/caching"),
  fernway("Pass the compiled binary from the build job to the deploy job", "/docs/artifacts"),
  fernway("How long are build outputs stored before they are removed?", "/docs/artifacts"),
  fernway("Where do I put API tokens needed by a CI job?", "/docs/secrets"),
  fernway("Are passwords hidden in the build log?", "/docs/secrets"),
  fernway("Only deploy when a version tag is pushed", "/docs/conditions"),
  fernway("Do not run the pipeline if only documentation was edited", "/docs/conditions"),
  fernway("Test against multiple Node versions in parallel", "/docs/matrix"),
  fernway("Divide a long-running test suite over several machines", "/docs/matrix"),
  fernway("Can I use my own hardware with a GPU to run CI jobs?", "/docs/runners"),
  fernway("My CI job got killed after half an hour", "/docs/timeouts"),
  fernway("Automatically rerun flaky jobs", "/docs/timeouts"),
  fernway("Send build failures to a Slack channel", "/docs/notifications"),
  fernway("What is the default container image of a Fernway step?", "/docs/file-reference"),

  quernbase("Is Quernbase suited for a website with a lot of concurrent writes?", "/docs/overview"),
  quernbase("May I put the SQLite-like file on a NAS or network share?", "/docs/opening"),
  quernbase("Use a temporary database for unit tests", "/docs/opening"),
  quernbase("Inserting thousands of rows is extremely slow", "/docs/transactions"),
  quernbase("Undo only part of a transaction", "/docs/transactions"),
  quernbase("How to fix database is locked errors", "/docs/locking"),
  quernbase("Which process is blocking my database?", "/docs/locking"),
  quernbase("Does it matter which column comes first in a composite index?", "/docs/indexes"),
  quernbase("Forbid two rows with the same value in a column", "/docs/indexes"),
  quernbase("My SELECT does a full table scan, how do I find out why?", "/docs/plans"),
  quernbase("Finding words inside long notes with relevance ordering", "/docs/text-search"),
  quernbase("Query a nested field of a JSON document", "/docs/json"),
  quernbase("Take a backup of the Quernbase file while the app is running", "/docs/copying"),
  quernbase("Repair a corrupt Quernbase database", "/docs/copying"),
  quernbase("How do I convert a text column to an integer column?", "/docs/schema-changes"),
  quernbase("The database did not get smaller after I removed most rows", "/docs/file-size"),
  quernbase("Why does the WAL file keep growing?", "/docs/file-size"),

  halyard("How do I authenticate against the Halyard API?", "/authentication"),
  halyard("My secret API key was published on GitHub, what now?", "/authentication"),
  halyard("What does status 402 mean?", "/errors"),
  halyard("Avoid charging a customer twice when a request times out", "/idempotency"),
  halyard("How do I fetch all invoices and not just the first 25?", "/paging"),
  halyard("I get HTTP 429 from the invoicing API", "/limits", "/errors"),
  halyard("How can I check that a callback was really sent by Halyard?", "/webhooks"),
  halyard("What happens if my server is down when an event is sent?", "/webhooks"),
  halyard("Can I edit a bill after it was sent to the client?", "/invoices"),
  halyard("Automatically remind clients who have not paid", "/invoices"),
  halyard("Give a buyer only some of their money back", "/refunds"),
  halyard("A customer started a chargeback, how much time do I have to respond?", "/refunds"),
  halyard("Which test card number gets declined?", "/sandbox"),
  halyard("Simulate a yearly subscription without waiting", "/sandbox"),
  halyard("How do I write 10 euros as an amount?", "/currencies"),
  halyard("Give my bookkeeper access to the figures only", "/reports"),

  mossgate("Forward /api to another port", "/guide/routing"),
  mossgate("Permanent versus temporary redirect in Mossgate", "/guide/routing"),
  mossgate("Get a free wildcard SSL cert for my domain", "/guide/certificates"),
  mossgate("Turn off old TLS versions", "/guide/certificates"),
  mossgate("Spread traffic over three backends", "/guide/balancing"),
  mossgate("Restart one backend without users noticing", "/guide/balancing"),
  mossgate("Stop sending traffic to a crashed backend", "/guide/health"),
  mossgate("Show a maintenance page if all backends are offline", "/guide/health"),
  mossgate("Invalidate cached pages after I updated my products", "/guide/caching"),
  mossgate("Why is nothing being cached by the proxy?", "/guide/caching"),
  mossgate("Protect a staging site with a username and password", "/guide/access"),
  mossgate("Limit requests per IP address in a reverse proxy", "/guide/access"),
  mossgate("My app sees the proxy's IP rather than the client's", "/guide/headers"),
  mossgate("CORS error in the browser console", "/guide/headers"),
  mossgate("Error 413 when uploading a big file", "/guide/bodies"),
  mossgate("Gateway timeout 504 for slow reports", "/guide/bodies"),
  mossgate("Apply a new configuration with zero downtime", "/guide/reload"),
  mossgate("Anonymise visitors' addresses in access logs", "/guide/logs"),

  larkspur("Preview my static site locally with live reload", "/book/start.html"),
  larkspur("Publish a blog post at a future date", "/book/writing.html"),
  larkspur("I renamed a page and old links are broken now", "/book/writing.html"),
  larkspur("Show the five newest articles on the front page", "/book/templates.html"),
  larkspur("Embed a YouTube video in Markdown", "/book/templates.html"),
  larkspur("Customise a theme without losing my changes at the next upgrade", "/book/themes.html"),
  larkspur("Responsive images in several resolutions", "/book/images.html"),
  larkspur("Which pictures lack alt text?", "/book/images.html"),
  larkspur("How do I make a multilingual website?", "/book/languages.html"),
  larkspur("Add search to a static website without a backend", "/book/search.html"),
  larkspur("Roll back to the previous version of the website", "/book/deploying.html"),
  larkspur("Host the site below a sub-path such as /docs", "/book/deploying.html"),
  larkspur("Keep a page out of Google", "/book/feeds.html"),
  larkspur("RSS with complete articles", "/book/feeds.html"),
  larkspur("Migrate my WordPress blog", "/book/import.html"),
];

/** Questions that none of these pages answers, some of it in their own words. */
export const unanswerableQuestions: readonly DocumentationQuestion[] = [
  "How deep does a submarine dive?",
  "What is the capital of Mongolia?",
  "How do I descale an espresso machine?",
  "Which vitamins are in a kiwi?",
  "Train my puppy not to bite",
  "How do I train a neural network on images?",
  "Convert an MP4 video to a GIF",
  "How do I draw a bar chart with error bars?",
  "Install a printer driver on Windows",
  "How do I write a regular expression for phone numbers?",
  "What is the salary of a nurse in Norway?",
  "Configure a VPN tunnel between two offices",
  "How do I create a pivot table in a spreadsheet?",
  "Render a 3D model in the browser with WebGL",
  "Set up two-factor authentication for SSH logins",
  "How do I schedule a meeting across time zones?",
  "Which laptop has the longest battery life?",
  "How do I merge two branches in Git and resolve conflicts?",
  "Write a smart contract in Solidity",
  "Kubernetes pod stuck in CrashLoopBackOff",
].map((text) => ({ text, language: "en", urls: [] }));

/** Every second question tunes the ranking, the others only judge it. */
export function halves<Item>(items: readonly Item[]): { readonly tuning: Item[]; readonly heldOut: Item[] } {
  return {
    tuning: items.filter((_, at) => at % 2 === 0),
    heldOut: items.filter((_, at) => at % 2 === 1),
  };
}
