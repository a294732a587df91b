import { type DocumentationSite, page } from "./documentation-site.ts";

/** A tool for backups. */
export const brinebox: DocumentationSite = {
  host: "brinebox.example",
  product: "Brinebox",
  skin: "material",
  pages: [
    page(
      "/manual/",
      "Brinebox manual",
      `Brinebox copies folders to a place where they survive the loss of your computer. Copies are encrypted before they leave the machine, share what they have in common, and can be taken as often as you like.
## First steps
- [Create a vault](/manual/vaults/), the place where copies go.
- [Take a snapshot](/manual/snapshots/) of a folder.
- Try [getting files back](/manual/restore/) before you need it.
## Where copies can go
A disk, a server that you reach by SSH, or an object store that speaks the S3 protocol. The tool is the same for all of them.`,
      "Introduction",
    ),
    page(
      "/manual/vaults/",
      "Creating a vault",
      `A vault is a folder or bucket with a layout of its own. Never add or delete anything in it by hand.
## On a disk
Name a folder that does not exist yet. External drives should be formatted with a file system that knows long names.
$ brinebox init /media/usb/vault
## On an object store
Address the bucket with \`s3:\` and give the key by environment variables. Storage classes from which reading takes hours, such as archives on tape, do not work, as each run reads a small index first.
$ export BRINE_S3_KEY=... BRINE_S3_SECRET=...
$ brinebox init s3:store.example/my-vault
## Several computers
Many machines may write to one vault. They profit from each other's data, but anyone who knows the passphrase can read all of it. Use a vault each if the people do not trust one another.`,
      "Vaults",
    ),
    page(
      "/manual/snapshots/",
      "Taking snapshots",
      `A snapshot is the state of some folders at one moment. The first one takes long; those that follow send what has changed and nothing else.
$ brinebox snap ~/Documents ~/Pictures
## What makes the second one fast
A file whose size and time of modification are unchanged is not opened again. Use \`--read-all\` if a program rewrites files without touching their times.
## Files in use
On Windows a shadow copy is made so that open files can be read. On Linux, databases should be dumped first: a copy of files that are being written may be useless. A command given with \`--before\` runs ahead of the snapshot and stops it when it fails.
## Tags
Mark snapshots with \`--tag\` in order to find them again or to exempt them from clearing out.`,
      "Snapshots",
    ),
    page(
      "/manual/schedule/",
      "Running by itself",
      `Brinebox has no service of its own; it leaves timing to the operating system.
## Linux
\`brinebox timer install\` writes a unit for systemd that runs nightly at a random minute between one and three. Missed runs are caught up after the machine wakes.
## Windows
The same command registers a task. It runs whether or not somebody is signed in, and waits while a laptop is on battery.
## Being told about failures
Give an address under \`notify.mail\` or a URL under \`notify.hook\`. A message is sent when a run fails, and when none has succeeded for \`notify.silence\` (three days): a job that never starts cannot complain otherwise.
## Passphrase without a person
Put it into a file that only root can read and name it in \`passphrase.file\`.`,
      "Scheduling",
    ),
    page(
      "/manual/restore/",
      "Restoring",
      `Nothing is overwritten unless you ask for it. By default files go into a new folder named after the snapshot.
## One file
Look for it in all snapshots, then fetch the version you want. An accidental deletion yesterday is undone by fetching from the day before.
$ brinebox find "tax-2025.ods"
$ brinebox fetch 7c41 --path Documents/tax-2025.ods
## A whole computer
Start from any live medium, install the tool, and fetch to the mounted disk with \`--in-place\`. Owners, permissions and links come back when you are root. Boot loaders are not part of a snapshot.
## Browsing
\`brinebox mount\` shows all snapshots as folders, read only, so that you can copy with your file manager. It needs FUSE and is slower than fetching.`,
    ),
    page(
      "/manual/clearing-out/",
      "Clearing out old snapshots",
      `A vault grows until you say which snapshots may go. Clearing out happens in two steps, since removing a snapshot frees nothing as long as others share its data.
## Keep rules
Rules say how many to keep of each period; everything that no rule keeps is dropped.
$ brinebox thin --daily 14 --weekly 8 --monthly 24
## Reclaiming space
\`brinebox compact\` rewrites packs that are mostly unused. It needs a lock of the vault, so that snapshots wait meanwhile. On stores that charge for downloads, limit it by \`--max-rewrite 2G\`.
## Protecting against mistakes
Start with \`--dry-run\`. Snapshots with the tag \`keep\` are never dropped. A vault in append-only mode refuses to drop anything, which also stops an intruder from erasing your history.`,
      "Retention",
    ),
    page(
      "/manual/keys/",
      "Passphrases and keys",
      `Everything in a vault is encrypted with a random master key, which in turn is locked by your passphrase.
## Changing the passphrase
The master key is locked again with the new one; no data is rewritten, and it takes a second. Whoever knew the old passphrase and kept a copy of the key file can still read the vault. In that case make a new vault.
$ brinebox key change
## A second passphrase
Add one for a colleague or an envelope in a safe. Each can be withdrawn by itself.
## If it is lost
There is no back door. Without any valid passphrase or the printed recovery sheet, nobody can read the data, and neither can we.
$ brinebox key print-sheet > sheet.pdf`,
      "Encryption",
    ),
    page(
      "/manual/verify/",
      "Checking a vault",
      `Disks and networks damage data silently. Verify a vault now and then, and always after a crash of the machine that holds it.
## Structure
\`brinebox verify\` reads the indexes and makes sure that each snapshot refers to packs that exist. It takes minutes.
## Contents
With \`--data 10%\` a random tenth of all packs is downloaded and compared with its checksum. After ten runs, roughly two thirds have been seen.
## Damaged packs
A broken pack is reported with the files that it affects. If those still exist on a computer, take a new snapshot with \`--read-all\`: missing parts are then stored again and old snapshots become whole.
> A vault on a single drive is one coffee cup away from being gone. Copy it with \`brinebox mirror\`.`,
      "Integrity",
    ),
    page(
      "/manual/filters/",
      "Leaving files out",
      `Caches, build results and virtual machines make snapshots large and are seldom missed.
## Patterns
Put patterns into a file named \`.brineignore\` or give them with \`--skip\`. A pattern without a slash matches names at any depth, a leading slash binds it to the folder being copied, and an exclamation mark brings something back.
$ node_modules/
$ *.iso
$ !important.iso
## By size and mark
\`--skip-larger 2G\` passes over big files. Folders that contain a \`CACHEDIR.TAG\` are left out with \`--skip-caches\`.
## Seeing what is taken
\`brinebox snap --list-only\` prints every path with the rule that decided, and copies nothing.`,
      "Exclusions",
    ),
    page(
      "/manual/speed/",
      "Speed and bandwidth",
      `The first snapshot is bound by your upload. A hundred gigabytes over a line of ten megabits take a day.
## Not filling the line
\`--upload-max 4M\` limits the megabits per second; \`--upload-max 4M@08-18\` does so in office hours alone. Downloads have an option of the same kind.
## Processor and memory
Compression uses all cores at low priority. \`--compress off\` helps on small boards. Memory grows with the number of files, about 300 MB for a million.
## Interruptions
A run that was cut off continues where it stopped: packs that were already sent are found again. The incomplete snapshot itself is not listed.
## Slow disks
Give the local cache a place on a fast drive with \`cache.dir\`. It can be deleted at any time and is then built again.`,
      "Performance",
    ),
    page(
      "/releases/",
      "Release notes",
      `## 4.2
- Restoring in place keeps extended attributes.
- Verification reads a random part with \`--data\`.
- The passphrase may come from a file.
- Snapshots of open files on Windows no longer need an administrator.
## 4.1
- New: mirrors of a vault, notifications by mail and hook.
- Uploads can be limited by time of day.
- Clearing out respects the tag \`keep\`.
## 4.0
- The layout of vaults has changed. Run \`brinebox upgrade-vault\` once; older versions can no longer read it afterwards.
- Encryption moved to XChaCha20. Existing packs stay readable.`,
    ),
  ],
};
