import { type DocumentationSite, page } from "./documentation-site.ts";

/** A service that builds and tests software. */
export const fernway: DocumentationSite = {
  host: "fernway.example",
  product: "Fernway",
  skin: "docusaurus",
  pages: [
    page(
      "/docs/intro",
      "What Fernway does",
      `Fernway builds and tests your code whenever somebody pushes. What has to happen is described in a file named \`fernway.toml\` at the top of the repository.
A pipeline consists of steps. Each step runs in a fresh container, takes the files of the repository, and succeeds when its last command returns zero.
## Where to go next
Follow the [ten-minute tour](/docs/first-pipeline), or look up a word in the [reference of the file](/docs/file-reference). To move from another service, read the notes about [bringing over credentials](/docs/secrets).`,
      "Introduction",
    ),
    page(
      "/docs/first-pipeline",
      "Your first pipeline",
      `This tour takes a small project from nothing to a green tick.
## Connect the repository
Sign in, press *Add project* and choose a repository. Fernway installs a hook there, so that pushes reach us; you need to be an administrator of the repository.
## Write the file
$ [step.test]
$ image = "node:24"
$ run = ["npm ci", "npm test"]
## Push
The result appears beside the commit within a minute. A red cross links to the output of the command that failed.
## Make it count
Ask your code host to require the check named \`fernway\` before a branch can be merged.`,
    ),
    page(
      "/docs/caching",
      "Caching between builds",
      `Downloading the same packages in each build wastes minutes. A cache keeps folders from one build to the next.
## Declaring one
A cache has a key and paths. If the key is known, the folders are put in place before the first command; if not, they are saved after the last one succeeded.
$ [cache.packages]
$ key = "npm-{{ hash('package-lock.json') }}"
$ paths = ["~/.npm"]
## Falling back
With \`restore = ["npm-"]\` the newest cache whose key begins so is taken where none fits exactly.
## Limits
Entries that nobody used for a week are removed, and a project may hold ten gigabytes. Pull requests from forks can read caches and never write them.
> A cache may vanish at any time. What a later step needs belongs into [handing files over](/docs/artifacts).`,
      "Caches",
    ),
    page(
      "/docs/artifacts",
      "Artifacts",
      `An artifact is a file that outlives its step: a binary, a coverage report, a screenshot of a failing test.
## Saving
List patterns under \`keep\`. They are uploaded even if the step failed, unless you write \`keep_on = "success"\`.
$ [step.build]
$ run = ["make"]
$ keep = ["dist/**", "report.html"]
## Using them in a later step
A step that names another one under \`needs\` finds its artifacts in the same place of its own working folder.
## Downloading
Open the build in the browser, or ask the API with a token. Artifacts of branches are deleted after 30 days and those of tags after a year.`,
    ),
    page(
      "/docs/secrets",
      "Secrets",
      `Passwords and tokens do not belong into the repository. Store them in the settings of a project or organization, and name in a step those that it may see.
$ [step.deploy]
$ secrets = ["REGISTRY_TOKEN"]
## How they reach a command
As environment variables of that step. In the output their values are replaced by asterisks, also when encoded as base64; a value shorter than six characters is not masked.
## Forks
Builds of pull requests from forks get no secrets, as anyone could print them by changing the file. A maintainer may approve a single build.
## Short-lived credentials
Instead of a stored key, a step can ask for a signed identity token and exchange it at your cloud provider. Nothing has to be rotated then.`,
      "Secrets and credentials",
    ),
    page(
      "/docs/conditions",
      "Running steps only sometimes",
      `By default each step runs in every build. The key \`when\` narrows that.
## Branches and tags
$ [step.publish]
$ when = { tag = "v*" }
## Changed paths
\`when = { changed = ["docs/**"] }\` skips a step if the push touched nothing under these paths. In a repository with many projects this saves most of the time.
## Results of others
\`when = { failed = "test" }\` is for clean-up and notices. A step without such a condition is skipped after a failure of one it needs.
## By hand
\`when = "manual"\` shows a button in the build. Who may press it is set under *Environments*.
## Skipping a whole build
A commit whose message contains \`[no build]\` starts none.`,
      "Conditions",
    ),
    page(
      "/docs/matrix",
      "Many variants of one step",
      `A matrix repeats a step with other values, for example for three versions of a language on two systems.
$ [step.test.matrix]
$ node = ["20", "22", "24"]
$ os = ["linux", "windows"]
Six steps result, side by side as far as your plan allows.
## Leaving combinations out
\`except = [{ node = "20", os = "windows" }]\`.
## Failing together
As soon as one fails the others are cancelled. \`fail_fast = false\` lets all of them finish, which is better for finding out whether one version alone is affected.
## Splitting a slow suite
\`shards = 5\` starts the step five times with \`FERN_SHARD\` from 1 to 5. Our test adapter distributes files by their durations in earlier builds.`,
      "Matrix builds",
    ),
    page(
      "/docs/runners",
      "Your own machines",
      `Builds run on our machines unless you bring your own, called runners: for special hardware, for access to an inner network, or to pay less.
## Registering
Create a token under *Runners* and start the program on the machine. It connects outwards on port 443, so no port has to be opened.
$ fernway-runner join --token fr_... --labels gpu,linux
## Choosing one
\`runs_on = ["gpu"]\` sends a step to any runner that bears all these labels. It waits if all are busy and is given up after a day.
## Isolation
Use containers or throw-away virtual machines. A runner that executes steps on its bare system lets one build leave something behind for the next, and should never serve public repositories.`,
      "Self-hosted runners",
    ),
    page(
      "/docs/timeouts",
      "Time limits, retries and cancelling",
      `A step is stopped after 30 minutes. Raise or lower that with \`timeout\`, up to six hours.
## Stuck commands
Twenty minutes without any output count as stuck, as many tools wait for an answer that nobody will give. Print something, or set \`silence = "1h"\`.
## Trying again
\`retry = 2\` repeats a failed step. Limit that to faults of the machine with \`retry_on = "infrastructure"\`, or flaky tests stay hidden.
## Superseded builds
A new push to a branch cancels the running build of the same branch. Deployments are exempt when they declare \`cancel = "never"\`.
## Stopping by hand
Press *Cancel*. Commands get a signal and fifteen seconds to end.`,
      "Timeouts",
    ),
    page(
      "/docs/notifications",
      "Being notified",
      `Fernway tells the author of a commit by mail when a build fails that succeeded before, and once more when it is mended. Everything else is opt-in.
## Chat
Connect a workspace of your chat service under *Integrations*, then name channels in the file.
$ [notify]
$ channel = "#builds"
$ on = ["failed", "recovered"]
## Other systems
A hook posts JSON to your address after every build. Verify the signature in the header \`Fernway-Signature\`. We try five times within an hour.
## Too many messages
Mute a project in your profile. Builds started by robots never notify anyone.`,
      "Notifications",
    ),
    page(
      "/docs/file-reference",
      "Reference of fernway.toml",
      `Every key of the file with its type and default.
| key | type | default | meaning |
| step.image | text | ubuntu | Container image of the step |
| step.run | list | | Commands, one after the other |
| step.needs | list | [] | Steps that have to succeed first |
| step.keep | list | [] | Patterns of artifacts |
| step.secrets | list | [] | Names of secrets the step may see |
| step.when | table | always | Condition under which it runs |
| step.timeout | duration | 30m | Limit after which it is stopped |
| step.retry | number | 0 | Repetitions after a failure |
| step.runs_on | list | [] | Labels of runners |
| cache.key | text | | Key under which folders are kept |
| notify.channel | text | | Chat channel |
## Interpolation
Double braces insert values: \`{{ branch }}\`, \`{{ commit }}\`, \`{{ hash('file') }}\`. They are replaced before the shell sees the line.`,
      "File reference",
    ),
  ],
};
