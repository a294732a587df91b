import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** The half that no rule was tuned by: a hotel, tools for gardens. */
export const heldBackGerman: readonly PlantedPage[] = [
  plantedPage({
    language: "de",
    brand: "Hotel Seeblick",
    products: "Kammer, Balkonzimmer, Bootshaus",
    oldText: `
      Ein Haus am See
      Das Hotel Seeblick hat 28 Zimmer und 90 Betten.
      Die Kammer kostet 79 € pro Nacht und hat 14 m².
      Das Balkonzimmer kostet 135 € pro Nacht und hat 26 m².
      Das Bootshaus bietet Platz für 6 Gäste.
      Das Frühstück kostet 16 € pro Person und wird von 7:30 bis 11 Uhr serviert.
      Der Empfang ist 14 Stunden am Tag besetzt.
      Bis 72 Stunden vor der Anreise stornieren Sie kostenlos.
      Das Becken fasst 65 m³ und ist 29 °C warm.
      Ein Stellplatz kostet 9 € am Tag. Fahrräder stehen umsonst.
      Der Bahnhof ist 1,8 km entfernt, der Strand 150 m.
      Wir heizen mit Holz. 55 % der Wärme kommt aus eigenem Wald.
      Zwei Drittel der Gäste kommen wieder.
      Hunde kosten 12 € pro Nacht.
      Das Haus wurde 1927 gebaut und 2021 erweitert.`,
    facts: `
      Das Hotel Seeblick gehört der Familie Auer.
      Im Hotel Seeblick arbeiten 22 Menschen.
      Das Restaurant hat 48 Plätze.
      Das Hotel Seeblick verleiht 15 Boote.`,
    source: {
      title: "Häuser am See - Reiseblatt",
      text: `
        Das Reiseblatt besuchte 18 Häuser am See.
        „Morgens hört man nur das Wasser“, schreibt die Redakteurin Ute Kern.
        Die Hälfte der Häuser nimmt keine Hunde auf.
        Gäste gaben dem Frühstück im Hotel Seeblick 8,8 von 10 Punkten.
        Vier Häuser haben ein Becken.`,
    },
    truths: `
      Die Kammer misst 14 Quadratmeter und kostet 79 Euro pro Nacht.
      Für 135 Euro je Nacht wohnen Sie im Balkonzimmer auf 26 qm.
      Im Bootshaus ist Platz für sechs Gäste.
      Von 7:30 bis 11 Uhr wird das Frühstück für 16 Euro pro Person serviert.
      Vierzehn Stunden am Tag ist der Empfang besetzt.
      Kostenlos stornieren Sie bis drei Tage vor der Anreise.
      Mit 65 Kubikmetern und 29 Grad lädt das Becken zum Baden ein.
      Pro Tag kostet ein Stellplatz 9 Euro.
      Zum Bahnhof sind es 1.800 m, zum Strand 0,15 km.
      55 Prozent der Wärme stammt aus eigenem Wald.
      Für 12 Euro pro Nacht bringen Sie Ihren Hund mit.
      Gebaut wurde das Haus 1927, erweitert 2021.
      50 % der Häuser am See nehmen keine Hunde auf, schreibt das Reiseblatt.
      Gehen Sie nach 200 Metern links, und klingeln Sie am Tor.`,
    lies: `
      Studien belegen, dass man am Wasser tiefer schläft.
      Reiseexperten empfehlen das Balkonzimmer.
      Ärzte raten zu Ferien am See.
      Laut Wissenschaftlern aus Heidelberg schläft man am Wasser tiefer.
      Kein anderes Haus am See serviert ein besseres Frühstück.
      Der Empfang ist 24 Stunden am Tag besetzt.
      Die Kammer hat 26 m².
      Zwei Drittel der Gäste bringen Hunde mit.
      Die Hälfte unserer Gäste wohnt im Bootshaus.
      Das Restaurant hat 28 Plätze.
      Im Hotel Seeblick arbeiten 48 Menschen.
      Das Hotel Seeblick verleiht 22 Boote.
      Ein Stellplatz kostet 9 € pro Stunde.
      Hunde kosten 16 € pro Nacht.
      Das Haus wurde 2021 gebaut.`,
  }),
  plantedPage({
    language: "de",
    brand: "Grünschnitt",
    products: "Mäher 34, Mäher 42, Heckenschere Leise",
    oldText: `
      Geräte für den Garten
      Der Mäher 34 kostet 249 € und schneidet 34 cm breit.
      Der Mäher 42 kostet 379 € und schneidet 42 cm breit.
      Die Heckenschere Leise wiegt 2,9 kg und schneidet Äste bis 22 mm.
      Ihr Motor braucht 450 W. Sie läuft 40 Minuten mit einer Ladung.
      Der Fangkorb fasst 45 Liter.
      Auf Geräte geben wir 5 Jahre Garantie, auf Akkus 3 Jahre.
      Sie können jedes Gerät 30 Tage im eigenen Garten ausprobieren.
      Die Lieferung kostet 7,50 €. Ab 60 Euro ist sie frei.
      Unser Kundendienst ist 11 Stunden am Tag erreichbar.
      Der Komposter hat 0,4 m³.
      Rost hat keine Chance. 90 % des Stahls ist wiederverwertet.
      Ein Drittel der Käufer hat einen Garten unter 100 m².
      Wir liefern in 6 Länder.`,
    facts: `
      Grünschnitt stellt Geräte für den Garten her.
      Grünschnitt gibt es seit 1979.
      Grünschnitt beschäftigt 130 Menschen in Soest.
      Grünschnitt hat 3 Lager.`,
    source: {
      title: "Heckenscheren im Test - Gartenrat",
      text: `
        Der Gartenrat verglich 10 Heckenscheren.
        Die Heckenschere Leise kam auf 81 dB, die Trimmo auf 92 dB.
        „Sie schneidet auch nasses Holz sauber“, sagt die Gärtnerin Pia Lohr.
        Ein Fünftel der Geräte wurde im Test zu heiß.
        Fünf Hersteller liefern keine Ersatzteile.`,
    },
    truths: `
      Der Mäher 34 schneidet 340 mm breit und kostet 249 Euro.
      Für 379 Euro schneidet der Mäher 42 auf 42 Zentimeter Breite.
      Mit 2,9 Kilogramm schneidet die Heckenschere Leise Äste bis 2,2 cm.
      Der Motor der Heckenschere Leise braucht 450 Watt.
      Vierzig Minuten läuft die Heckenschere Leise mit einer Ladung.
      45 l passen in den Fangkorb.
      Geräte haben fünf Jahre Garantie, Akkus drei.
      Dreißig Tage lang probieren Sie jedes Gerät im eigenen Garten aus.
      Unter 60 € kostet die Lieferung 7,50 Euro.
      Elf Stunden am Tag erreichen Sie unseren Kundendienst.
      Der Komposter fasst 0,4 Kubikmeter.
      Neun Zehntel des Stahls ist wiederverwertet.
      20 % der Geräte wurden im Test des Gartenrats zu heiß.
      Schneiden Sie die Hecke im März um 10 cm zurück.
      Reinigen Sie die Messer nie unter fließendem Wasser.`,
    lies: `
      Umfragen zeigen, dass Gärtner nasses Holz sauber schneiden wollen.
      Gärtner empfehlen den Mäher 42.
      Experten bestätigen, dass die Heckenschere Leise sauber schneidet.
      Laut Forschern aus Cambridge wächst der Rasen besser.
      Keine andere Heckenschere ist leiser.
      Unser Kundendienst ist 24 Stunden am Tag erreichbar.
      Auf Akkus geben wir 30 Tage Garantie.
      Der Mäher 34 kostet 379 €.
      Ein Drittel der Käufer wählt den Mäher 42.
      Ein Fünftel des Stahls ist wiederverwertet.
      Wir liefern in 10 Länder.
      Grünschnitt hat 6 Lager.
      Die Trimmo kam auf 81 dB.
      Die Heckenschere Leise läuft 11 Stunden mit einer Ladung.
      Die Lieferung ist unter 60 Euro frei.`,
  }),
];
