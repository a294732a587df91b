import { type DocumentationSite, page } from "./documentation-site.ts";

/** A generator of static sites. */
export const larkspur: DocumentationSite = {
  host: "larkspur.example",
  product: "Larkspur",
  skin: "docbook",
  pages: [
    page(
      "/book/index.html",
      "The Larkspur book",
      `Larkspur turns a folder of Markdown into a website of plain files, which any server can deliver. There is nothing to keep running and nothing to break into.
Read the [first chapter](/book/start.html) to have a site in five minutes. Those who come with a blog should see [bringing posts along](/book/import.html).
## How a site comes about
Contents are read, put into templates, and written into the folder \`public\`. The same input gives the same output, byte by byte.`,
      "Contents",
    ),
    page(
      "/book/start.html",
      "Chapter 1. A site in five minutes",
      `Fetch the program for your system and unpack it; there is no installer.
$ larkspur new garden
$ cd garden && larkspur serve
Open the address that it prints. Whenever you save a file, the browser shows the new page by itself.
## The folders
- \`content\` holds your texts.
- \`templates\` decides what they look like.
- \`static\` is copied as it is.
- \`site.yaml\` has the name of the site and its address.
## Building
\`larkspur build\` writes everything into \`public\`. Before you do that for the first time, set \`address\`, or links in feeds point to your own machine.`,
      "Getting started",
    ),
    page(
      "/book/writing.html",
      "Chapter 2. Writing pages",
      `A page is a Markdown file with a block of facts at its top.
$ ---
$ title: Compost
$ date: 2026-04-02
$ tags: [soil, autumn]
$ ---
## Drafts and days to come
With \`draft: true\` a page is shown by \`serve\` and left out by \`build\`. A page whose date lies ahead appears with the first build after that day; run a build every night.
## Addresses
\`content/plants/rose.md\` becomes \`/plants/rose/\`. Change it with \`slug\`. If a page moves, list its earlier addresses under \`aliases\`, and visitors who use an old link are sent on.
## Summaries
Everything above the line \`<!-- more -->\` stands in lists.`,
      "Writing",
    ),
    page(
      "/book/templates.html",
      "Chapter 3. Templates",
      `Templates are HTML with expressions in braces. The one named \`base.html\` is the frame of all others.
$ {% extends "base.html" %}
$ {% block main %}{{ page.html }}{% endblock %}
## Which one is used
A page names one with \`template\`; else its folder decides, and last comes \`page.html\`.
## Lists
\`{% for p in pages("plants").sort("date") %}\` goes through a folder. \`limit(5)\` takes the first five.
## Pieces for texts
A shortcode is a small template that authors call from Markdown, for example \`{{< video id="a1" >}}\`. Put it into \`templates/pieces\`.
## Debugging
\`{{ dump(page) }}\` prints what there is. An unknown name is an error and stops the build.`,
      "Templates",
    ),
    page(
      "/book/themes.html",
      "Chapter 4. Themes",
      `A theme is a set of templates and styles made by somebody else.
$ larkspur theme add https://themes.example/meadow
## Changing it
Do not edit files of a theme, as the next update replaces them. A file of the same name in your own \`templates\` goes before it; copy what you want to alter.
## Colours and fonts
Most themes read \`theme.colours\` and \`theme.fonts\` from \`site.yaml\`. A dark variant is chosen by the setting of the visitor's system.
## Updating
\`larkspur theme update\` shows what has changed and asks. Your own files are compared with their originals, and those that drifted apart are listed.`,
      "Themes",
    ),
    page(
      "/book/images.html",
      "Chapter 5. Pictures",
      `Put a picture beside the page and refer to it by name.
$ ![A bed of kale](kale.jpg)
## Sizes
Several widths are made of each picture, and the browser takes the one that suits the screen. Originals are not published unless \`images.original\` is set.
## Formats
AVIF and WebP are written beside JPEG. Photographs get about half as large.
## Slow builds
Scaling takes most of the time of a build. Results are kept in \`.larkspur/images\`; save that folder between builds on a build service.
## Text for those who cannot see
The words in brackets are read aloud. \`larkspur check\` lists pictures without any.`,
      "Images",
    ),
    page(
      "/book/languages.html",
      "Chapter 6. More than one language",
      `List languages in \`site.yaml\`; the first is the one without a prefix.
$ languages: [en, de, pt-BR]
## Translating a page
\`rose.de.md\` is the German version of \`rose.md\`. Both link to each other, also for search engines.
## What is missing
A page that has no version in a language is not shown there, or in the first language with a notice if \`fallback: true\`.
## Words of templates
\`{{ t("read more") }}\` looks into \`words/de.yaml\`. \`larkspur check\` lists those without a translation.
## Dates and plurals
They follow the rules of the language; you need not write formats yourself.`,
      "Languages",
    ),
    page(
      "/book/search.html",
      "Chapter 7. A search box",
      `A site without a server can still be searched: the index is a file that the browser loads when somebody types.
## Switching it on
Set \`search: true\` and put \`{% include "search.html" %}\` into a template.
## Size
About a tenth of your texts. From a few thousand pages on, split it with \`search.parts\`, so that visitors load only what they need.
## Leaving pages out
\`search: false\` at the top of a page. Menus, code and footers are never part of the index.
## Better results
Titles count five times. Give a page other words that people may look for under \`keywords\`.`,
      "Search",
    ),
    page(
      "/book/deploying.html",
      "Chapter 8. Putting a site online",
      `What is in \`public\` can be copied anywhere.
## By SSH
\`larkspur publish user@host:/var/www\` sends what differs and deletes what is gone. The change is visible all at once, as a link is switched at the end.
## To an object store
\`larkspur publish s3:bucket\`. Files with a checksum in their name are told to be kept for a year, others for five minutes.
## From a build service
Install the program, build, publish; keep the password in the secrets of the service.
## A subfolder
If the site does not stand at the top of a domain, put the folder into \`address\`. All links are then written with it.
## Undo
The last five versions stay on the server: \`larkspur publish --back\`.`,
      "Deploying",
    ),
    page(
      "/book/feeds.html",
      "Chapter 9. Feeds and search engines",
      `An Atom feed of the newest twenty pages is written to \`/feed.xml\`, and one for each folder and tag.
## Whole texts
\`feed.full: true\` puts whole pages into it rather than summaries.
## Sitemap
\`/sitemap.xml\` lists every page with the day of its last change, taken from the history of the repository if there is one.
## Not to be found
\`hidden: true\` keeps a page out of lists, feeds and the sitemap and asks engines not to list it. It can still be opened by anyone who knows the address.
## Previews in chats
Title, summary and first picture are written as Open Graph facts.`,
      "Feeds",
    ),
    page(
      "/book/import.html",
      "Appendix A. Bringing posts along",
      `\`larkspur import\` reads what other systems export and writes Markdown.
$ larkspur import wordpress export.xml
## What comes along
Texts, days, tags, pictures and addresses. Comments are stored as files and can be shown by a template, but nobody can add new ones.
## What does not
Forms and plug-ins. Their places are marked with a comment, and the list of them is printed at the end.
## Old addresses
Every earlier address is noted as an alias, so links from outside keep working.
## Trying
Import into an empty folder first. Doing it twice overwrites nothing that you have changed since.`,
      "Importing",
    ),
  ],
};
