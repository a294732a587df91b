import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** The half by which the rules were tuned: bicycles, insurance. */
export const tunedGerman: readonly PlantedPage[] = [
  plantedPage({
    language: "de",
    brand: "Radwerk Isar",
    products: "Isar Tour, Isar Stadt, Isar Last",
    oldText: `
      Fahrräder aus München
      Das Isar Tour kostet 1.290 € und wiegt 13,2 kg.
      Das Isar Stadt kostet 890 € und wiegt 15 kg.
      Das Isar Last trägt 120 kg und hat eine Ladefläche von 0,6 m².
      Der Motor des Isar Last leistet 250 W. Der Akku reicht für 70 km.
      Eine Ladung dauert 5 Stunden.
      Auf den Rahmen geben wir 8 Jahre Garantie, auf den Akku 2 Jahre.
      Sie können jedes Rad 21 Tage zu Hause testen.
      Der Versand kostet 39 €. Ab 1.000 Euro ist er kostenlos.
      Die Werkstatt ist 9 Stunden am Tag geöffnet.
      Ein Viertel unserer Kunden kommt aus Österreich.
      Die Kiste fasst 0,2 m³.
      Regen schadet ihm nicht. 60 % der Teile stammen aus Europa.
      Wir haben 11 Händler in Bayern.`,
    facts: `
      Radwerk Isar baut Fahrräder in München.
      Radwerk Isar wurde 2008 gegründet.
      Radwerk Isar beschäftigt 46 Mitarbeiter.
      Radwerk Isar hat 2 Werkstätten.`,
    source: {
      title: "Lastenräder im Vergleich - Verkehrsclub Süd",
      text: `
        Der Verkehrsclub Süd prüfte 8 Lastenräder auf nasser Straße.
        Das Isar Last bremste nach 4,9 m und das Kargo Plus nach 6,1 m.
        „So ruhig lag noch kein Lastenrad auf der Straße“, sagt der Prüfer Jens Hauck.
        Drei Viertel der Mitglieder fahren täglich Rad.
        Zwei der Räder fielen beim Test aus.`,
    },
    truths: `
      Für 1.290 Euro bekommen Sie das Isar Tour mit 13,2 Kilogramm.
      Das Isar Stadt wiegt 15 Kilo und kostet 890 Euro.
      Auf dem Isar Last fahren 120 Kilogramm mit.
      Die Ladefläche des Isar Last misst 0,6 Quadratmeter.
      Mit 250 Watt Motor kommt das Isar Last 70 Kilometer weit.
      In fünf Stunden ist der Akku geladen.
      Der Rahmen hat acht Jahre Garantie, der Akku zwei Jahre.
      Drei Wochen lang können Sie jedes Rad zu Hause testen.
      Unter 1.000 € kostet der Versand 39 Euro.
      25 % unserer Kunden kommen aus Österreich.
      Die Kiste hat 0,2 Kubikmeter.
      Drei Fünftel der Teile stammen aus Europa.
      Elf Händler in Bayern führen unsere Räder.
      Laut Verkehrsclub Süd bremste das Isar Last nach 4,9 Metern.
      Pumpen Sie die Reifen vor der ersten Fahrt auf 4 bar auf.`,
    lies: `
      Studien zeigen, dass Lastenräder ruhig auf der Straße liegen.
      Experten sind sich einig, dass das Isar Last ruhig liegt.
      Mechaniker empfehlen das Isar Tour.
      Laut Forschern aus Harvard halten Fahrräder gesund.
      Kein anderes Lastenrad bremst besser.
      Die Werkstatt ist 24 Stunden am Tag geöffnet.
      Auf den Akku geben wir 21 Tage Garantie.
      Drei Viertel unserer Kunden fahren das Isar Tour.
      Ein Viertel der Teile stammt aus Österreich.
      Radwerk Isar hat 11 Werkstätten.
      Radwerk Isar beschäftigt 60 Mitarbeiter.
      Das Isar Stadt wiegt 13,2 kg.
      Das Kargo Plus bremste nach 4,9 m.
      Eine Ladung dauert 9 Stunden.`,
  }),
  plantedPage({
    language: "de",
    brand: "Havel Schutz",
    products: "Hausrat Basis, Hausrat Plus, Rad Extra",
    oldText: `
      Versicherung für Ihren Hausrat
      Hausrat Basis kostet 4,90 € im Monat und zahlt bis zu 30.000 €.
      Hausrat Plus kostet 8,50 € im Monat und zahlt bis zu 80.000 €.
      Rad Extra ersetzt gestohlene Fahrräder bis 3.000 €.
      Die Selbstbeteiligung beträgt 150 € je Schaden.
      Schäden melden Sie innerhalb von 7 Tagen.
      Wir zahlen innerhalb von 12 Werktagen.
      Sie können den Vertrag innerhalb von 14 Tagen widerrufen.
      Der Vertrag läuft ein Jahr und ist danach täglich kündbar.
      Unsere Hotline ist 10 Stunden am Tag besetzt.
      Vieles geht einfach. 45 % der Schäden melden unsere Kunden in der App.
      Ein Fünftel der Schäden entsteht durch Wasser.
      Wer jährlich zahlt, spart 5 %.
      Havel Schutz hat 24 Beratungsstellen.`,
    facts: `
      Havel Schutz ist eine Versicherung aus Potsdam.
      Havel Schutz hat 190.000 Kunden.
      Havel Schutz gibt es seit 1992.
      Bei Havel Schutz arbeiten 310 Menschen.`,
    source: {
      title: "Wie schnell Versicherungen zahlen - Verbraucherblatt",
      text: `
        Das Verbraucherblatt befragte 1.200 Versicherte.
        Havel Schutz zahlte im Schnitt nach 9 Tagen, die Nordkasse nach 16 Tagen.
        „Nach einer Woche war das Geld da“, berichtet eine Kundin.
        Jeder dritte Versicherte kennt seine Selbstbeteiligung nicht.
        Sechs Versicherungen gaben keine Auskunft.`,
    },
    truths: `
      Mit Hausrat Basis zahlen Sie 4,90 Euro pro Monat und sind bis zu 30.000 Euro versichert.
      Hausrat Plus zahlt bis zu 80.000 Euro und kostet monatlich 8,50 €.
      Gestohlene Fahrräder ersetzt Rad Extra bis 3.000 Euro.
      Je Schaden beträgt die Selbstbeteiligung 150 Euro.
      Melden Sie Schäden innerhalb einer Woche.
      Innerhalb von zwölf Werktagen zahlen wir.
      Zwei Wochen lang können Sie den Vertrag widerrufen.
      Zehn Stunden am Tag ist unsere Hotline besetzt.
      45 Prozent der Schäden melden Kunden in der App.
      20 % der Schäden entstehen durch Wasser.
      Bei jährlicher Zahlung sparen Sie 5 Prozent.
      Es gibt 24 Beratungsstellen von Havel Schutz.
      Im Schnitt zahlte Havel Schutz nach neun Tagen, so das Verbraucherblatt.
      Fotografieren Sie den Schaden, und warten Sie 10 Minuten auf die Bestätigung.`,
    lies: `
      Untersuchungen belegen, dass Versicherungen in der App schneller zahlen.
      Fachleute raten zu Hausrat Plus.
      Verbraucherschützer empfehlen Havel Schutz.
      Nach Angaben von Forschern der Universität Zürich entstehen Schäden durch Wasser.
      Keine andere Versicherung zahlt schneller.
      Unsere Hotline ist 24 Stunden am Tag besetzt.
      Den Vertrag können Sie innerhalb von 7 Tagen widerrufen.
      Hausrat Basis zahlt bis zu 80.000 €.
      Jeder dritte Kunde meldet Schäden in der App.
      Ein Fünftel unserer Kunden wohnt in Potsdam.
      Havel Schutz hat 310 Beratungsstellen.
      Bei Havel Schutz arbeiten 190 Menschen.
      Die Nordkasse zahlte im Schnitt nach 9 Tagen.
      Die Selbstbeteiligung beträgt 150 € im Jahr.
      Wer jährlich zahlt, spart 45 %.`,
  }),
];
