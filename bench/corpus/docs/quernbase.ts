import { type DocumentationSite, page } from "./documentation-site.ts";

/** A database that lives within an application. */
export const quernbase: DocumentationSite = {
  host: "quernbase.example",
  product: "Quernbase",
  skin: "blocks",
  pages: [
    page(
      "/docs/overview",
      "About Quernbase",
      `Quernbase is a database in a library: no server, one file, and SQL. It is meant for applications that keep their data on the device of the user.
## When to use it
Desktop and mobile programs, devices at the edge, tests, and sites with few writers. If dozens of processes write all day, a server is the better choice.
## Promises
What was committed survives a crash of the process and of the machine. The format of the file is stable: a file written today can be opened by all later versions.`,
      "Overview",
    ),
    page(
      "/docs/opening",
      "Opening a database",
      `Open a path, and the file is created if it is not there. The handle may be shared by threads.
$ db = quern.open("notes.qdb")
## Read only
\`mode="ro"\` refuses statements that write and works on media that cannot be written.
## In memory
The name \`:none:\` gives a database without a file. It disappears with its handle, which is what you want in tests.
## Closing
Close handles before the program ends. Forgetting it loses nothing, but the next start has to replay the journal and takes longer.
## Network drives
Do not place a file on a shared folder: their locks lie, and two computers writing at once will destroy it.`,
    ),
    page(
      "/docs/transactions",
      "Transactions",
      `Statements between \`begin\` and \`commit\` take effect together or not at all. A statement outside of one is a transaction by itself.
## Speed of many inserts
Each commit waits until the disk has it. Ten thousand inserts one by one take a minute, and within one transaction less than a second.
## Isolation
A reader sees the state of the moment when it began, whatever is committed later. Readers never wait for writers.
## Savepoints
\`savepoint a\` marks a place to which \`rollback to a\` returns, without giving up what came before.
## Conflicts
There is one writer at a time. A second one waits for \`busy_timeout\` and then gets the error \`QB_BUSY\`; see [what to do about it](/docs/locking).`,
    ),
    page(
      "/docs/locking",
      "Locks and QB_BUSY",
      `The error \`QB_BUSY\` means that another connection was writing for longer than you were willing to wait.
## Wait longer
Set \`busy_timeout\` to a few seconds. The default is zero, that is, to fail at once.
## Write shorter
Do not call web services or wait for users while a transaction is open. Collect first, then write.
## Begin as a writer
A transaction that reads first and writes later may have to be given up when another one has written in between. \`begin write\` takes the lock at the start and never fails half-way.
## Finding the culprit
\`quern locks notes.qdb\` prints the process that holds the lock and its statement. A lock left by a process that died is removed by itself.`,
      "Locking",
    ),
    page(
      "/docs/indexes",
      "Indexes",
      `An index makes looking up fast and writing slower. The primary key has one already.
$ create index by_author on books (author, year)
## Order of columns
This one helps to find an author, or an author and a year, but not a year alone. Put the column that is compared for equality first.
## Partial and computed
\`create index open_jobs on jobs (due) where done = 0\` holds few rows and stays small. An index may be over an expression such as \`lower(email)\`, if the query uses the very same expression.
## Uniqueness
\`create unique index\` refuses duplicates. Nulls are never equal to one another.
## Dropping
Unused indexes cost space and time. \`quern stats\` counts how often each was used since the file was opened.`,
    ),
    page(
      "/docs/plans",
      "Why a query is slow",
      `Put \`explain\` before a statement to see how it will be carried out.
$ explain select * from books where year = 1998;
$ scan books (120,000 rows)
## Reading it
\`scan\` reads a whole table, \`search\` uses an index. A scan of a large table inside of a loop is nearly always the reason.
## Statistics
The planner guesses from samples. Run \`analyze\` after loading much data, or it believes that tables are still empty.
## Usual suspects
- A function around the column, which hides it from the index.
- \`like '%word'\`: nothing is known about the beginning. Use [searching texts](/docs/text-search).
- \`or\` between two columns; a union of two queries is faster.`,
      "Query plans",
    ),
    page(
      "/docs/text-search",
      "Searching texts",
      `A text index finds words within long texts, which \`like\` can only do by reading everything.
$ create text index on notes (title, body) language 'english'
$ select * from notes where match(notes, 'garden -snails')
## Ranking
\`rank(notes)\` says how well a row fits; words in the title count three times. Order by it, descending.
## Languages
The language decides how words are reduced to their stems. For texts of many languages choose \`simple\`, which only folds case and accents.
## Parts of words
\`match(notes, 'gard*')\` finds beginnings. Endings and middles are not indexed unless you add \`trigrams\`, which makes the index about four times larger.`,
      "Full text",
    ),
    page(
      "/docs/json",
      "JSON in columns",
      `A column of the type \`json\` holds a document in a compact binary form and refuses what is not valid.
## Reading parts
\`doc -> '$.address.city'\` gives a part, as JSON; with two arrowheads it is plain text.
$ select doc ->> '$.name' from people
## Changing parts
\`json_set(doc, '$.age', 41)\` returns a document with a new value. The rest is not rewritten on disk if it has the same length.
## Lists as rows
\`json_each\` turns a list into rows so that you can join it.
## Being fast
Create an index over the extracted expression. If you look at a field in most queries, a column of its own is simpler.`,
      "JSON",
    ),
    page(
      "/docs/copying",
      "Copying a live database",
      `Do not copy the file with the tools of the operating system while a program has it open: the copy may lack the journal and be damaged.
## The right way
\`quern copy\` makes a consistent copy while others read and write. Pages changed meanwhile are copied again.
$ quern copy notes.qdb backup.qdb
## Continuously
\`quern ship\` sends the journal to a folder or bucket every second. Restore to any moment with \`quern rebuild --until\`.
## Checking
\`pragma check\` reads the whole file and reports damage. A file that fails can often be rescued with \`quern salvage\`, which writes what is readable into a new one.`,
      "Backups",
    ),
    page(
      "/docs/schema-changes",
      "Changing tables",
      `Adding a column is instant, however large the table, as its default is not written into existing rows.
## Renaming
\`alter table books rename column writer to author\` also changes views and triggers that use it.
## Changing a type
There is no such statement. Make a new table, copy, and rename, in one transaction. Foreign keys should be deferred meanwhile.
## Versions of an application
Store a number in \`pragma user_version\`, and at the start carry out what is missing, one step after the other. Old versions of the program should refuse files with a higher number.
## Dropping a column
The values disappear at once, their space with the next \`vacuum\`.`,
      "Schema changes",
    ),
    page(
      "/docs/file-size",
      "Size of the file",
      `Deleting rows does not shrink the file: its pages are kept for what comes next.
## Giving space back
\`vacuum\` writes the database anew without gaps. It needs as much free disk as the result is large and blocks writers.
## Little by little
\`pragma auto_trim = 200\` frees up to two hundred pages at each commit. It cannot be switched on later without a vacuum.
## The journal
The file with the ending \`-wal\` grows while a reader stays open, because its view of the past has to be kept. End long reading transactions, and it is cut at the next checkpoint.
## Limits
Files may have 16 terabytes, rows one gigabyte.`,
      "Disk space",
    ),
  ],
};
