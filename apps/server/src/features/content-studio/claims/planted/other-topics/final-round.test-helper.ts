import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** Written after the last round, and measured once; some kinds of it were mended then: heaters for rooms (English), garden sheds (German), online courses (French). */
export const finalRound: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Emberly",
    products: "Emberly Panel, Emberly Tower",
    oldText: `
      Heaters for rooms
      The Emberly Panel draws 800 W and warms rooms of up to 40 m³.
      The Emberly Tower draws 2,000 W and costs £149.
      The Panel costs £119 and weighs 6.5 kg.
      It is 4 cm deep.
      The timer can be set for 24 hours.
      You can try any heater at home for 30 days.
      The warranty is 3 years.
      Delivery is free on orders above £75.
      The Tower reaches its heat in 90 seconds.
      Three quarters of the owners use the Panel in a nursery.
      Our helpline is open 8 hours a day.
      A third of our heaters are refurbished.`,
    facts: `
      Emberly makes heaters in Sheffield.
      Emberly was founded in 1998.
      Emberly employs 140 people.
      Emberly sells in 9 countries.`,
    source: {
      title: "Fourteen heaters tested - Hearth Weekly",
      text: `
        Hearth Weekly tested fourteen heaters in November 2023.
        The Emberly Panel was the quietest heater of the test.
        One in five heaters failed the tip-over test.
        “Silent as snow”, wrote Hearth Weekly.`,
    },
    truths: `
      The Panel heats up to 40 cubic metres.
      It needs no more than 800 W.
      The Emberly Tower uses 2 kilowatts.
      You get the Emberly Tower for £149.
      The Panel is only 4 centimetres deep.
      Its weight is 6.5 kilos.
      Set the timer for 10 hours and go to sleep.
      Try the heater at home for a full 30 days.
      Three years of warranty come with every heater.
      Below £75 you pay for delivery.
      The Tower is hot within a minute and a half.
      75% of owners use the Panel in a nursery.
      Call our helpline eight hours a day.
      One in three of our heaters is refurbished.
      Emberly has been making heaters since 1998.
      140 people work for Emberly.
      Emberly heaters are sold in nine countries.
      No heater in the test was quieter than the Emberly Panel.
      20% of the heaters failed the tip-over test.
      “Silent as snow” is how Hearth Weekly put it.`,
    lies: `
      The Panel heats up to 60 cubic metres.
      The Emberly Tower uses 800 W.
      The Emberly Panel costs £149.
      The warranty is 30 days.
      You can try any heater at home for 90 days.
      Delivery is free on orders above £50.
      Our helpline is open 24 hours a day.
      Three quarters of the owners bought a second heater.
      A third of our customers live in flats.
      One in five heaters is returned.
      Emberly employs 410 people.
      Emberly was founded in 1989.
      Studies show that warm rooms improve sleep.
      Experts agree that panel heaters are safer.
      According to researchers at Harvard, even heat helps you focus.
      No other heater is cheaper to run.
      The Emberly Tower was the quietest heater of the test.
      Midwives trust the Emberly Panel.
      “Silent as a cat”, wrote Hearth Weekly.
      Emberly makes the safest heaters in Britain.`,
  }),
  plantedPage({
    language: "de",
    brand: "Gartenwerk",
    products: "Haus Linde, Haus Eiche",
    oldText: `
      Gartenhäuser aus Holz
      Haus Linde hat eine Grundfläche von 9 Quadratmetern und kostet 2.490 Euro.
      Haus Eiche hat eine Grundfläche von 15 Quadratmetern und kostet 4.190 Euro.
      Die Wände sind 28 Millimeter stark.
      Zwei Personen brauchen für den Aufbau 7 Stunden.
      Den Aufbau übernehmen wir für 590 Euro.
      Die Lieferung erfolgt innerhalb von 20 Werktagen.
      Auf das Holz geben wir 10 Jahre Garantie.
      Ein Fünftel unserer Häuser geht in die Schweiz.
      Die Musterausstellung ist an fünf Tagen pro Woche geöffnet.
      Der Boden kostet 320 Euro extra.
      Bei Vorkasse erhalten Sie 3 Prozent Skonto.`,
    facts: `
      Gartenwerk baut Gartenhäuser in Oldenburg.
      Gartenwerk wurde 1986 gegründet.
      Gartenwerk hat 75 Mitarbeiter.
      Gartenwerk verkauft 3.400 Häuser im Jahr.`,
    source: {
      title: "Elf Gartenhäuser im Vergleich - Laubenpost",
      text: `
        Die Laubenpost hat im April 2024 elf Gartenhäuser verglichen.
        Haus Linde war das stabilste Haus im Vergleich.
        Die Hälfte der Häuser hatte undichte Dächer.
        „Da wackelt nichts“, schreibt die Laubenpost.`,
    },
    truths: `
      Haus Linde bietet 9 m² Grundfläche.
      Für Haus Eiche zahlen Sie 4.190 €.
      Mit einer Wandstärke von 28 mm steht es fest.
      Zu zweit dauert der Aufbau sieben Stunden.
      Für 590 € bauen wir das Haus auf.
      Die Lieferzeit beträgt höchstens 20 Werktage.
      Zehn Jahre Garantie gibt es auf das Holz.
      20 % unserer Häuser gehen in die Schweiz.
      An 5 Tagen in der Woche hat die Ausstellung geöffnet.
      Der Boden schlägt mit 320 € zusätzlich zu Buche.
      Wer per Vorkasse zahlt, spart 3 %.
      Gartenwerk gibt es seit 1986.
      75 Menschen arbeiten bei Gartenwerk.
      Jährlich verkauft Gartenwerk 3.400 Häuser.
      Elf Gartenhäuser verglich die Laubenpost im April 2024.
      Jedes zweite Haus hatte ein undichtes Dach.
      Kein Haus im Vergleich war stabiler als Haus Linde.
      „Da wackelt nichts“, so die Laubenpost.
      Streichen Sie das Holz alle 2 Jahre.
      Lassen Sie die Farbe 12 Stunden trocknen.`,
    lies: `
      Haus Linde bietet 15 m² Grundfläche.
      Haus Eiche kostet 2.490 Euro.
      Die Wände sind 44 Millimeter stark.
      Der Aufbau dauert 10 Stunden.
      Den Aufbau übernehmen wir für 320 Euro.
      Die Lieferung erfolgt innerhalb von 10 Werktagen.
      Auf das Dach geben wir 20 Jahre Garantie.
      Ein Fünftel unserer Kunden baut selbst auf.
      Die Musterausstellung ist täglich 24 Stunden geöffnet.
      Bei Vorkasse erhalten Sie 5 Prozent Skonto.
      Gartenwerk wurde 1968 gegründet.
      Gartenwerk verkauft 3.400 Häuser im Monat.
      Gartenwerk hat 75 Filialen.
      Die Hälfte der Käufer nutzt das Haus als Büro.
      Architekten empfehlen Haus Linde.
      Studien belegen, dass Holz das Raumklima verbessert.
      Laut Forschern der Universität Jena senkt Gartenarbeit den Blutdruck.
      Haus Eiche war das stabilste Haus im Vergleich.
      „Da tropft nichts“, schreibt die Laubenpost.
      Gartenwerk ist der größte Hersteller in Deutschland.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Savoirio",
    products: "Cours Express, Parcours Métier",
    oldText: `
      Apprendre en ligne
      Le Cours Express dure 6 heures et coûte 59 €.
      Le Parcours Métier dure 9 mois et coûte 180 € par mois.
      Chaque leçon dure 20 minutes.
      Un tuteur répond en moins de 12 heures.
      Vous avez 14 jours pour vous rétracter.
      Le catalogue compte 430 cours.
      Les deux tiers de nos élèves travaillent à plein temps.
      Un certificat est remis à partir de 80 % de bonnes réponses.
      Les étudiants ont 25 % de réduction.
      L'accès reste ouvert pendant 2 ans.
      La plateforme existe en quatre langues.`,
    facts: `
      Savoirio est une école en ligne de Rennes.
      Savoirio a été créée en 2015.
      Savoirio forme 52 000 élèves par an.
      Savoirio emploie 110 tuteurs.`,
    source: {
      title: "Neuf écoles en ligne à l'essai - La Craie",
      text: `
        La Craie a essayé neuf écoles en ligne au printemps 2024.
        Savoirio a les tuteurs les plus rapides du comparatif.
        Un tiers des écoles n'a pas de tuteur.
        « Enfin une école qui répond », écrit La Craie.`,
    },
    truths: `
      En six heures, vous bouclez le Cours Express.
      Le Cours Express est à 59 euros.
      Le Parcours Métier s'étale sur neuf mois.
      Comptez 180 € par mois pour le Parcours Métier.
      Une leçon prend vingt minutes.
      Votre tuteur vous répond sous 12 heures.
      Vous pouvez vous rétracter pendant quatorze jours.
      430 cours figurent au catalogue.
      Deux élèves sur trois travaillent à plein temps.
      Avec 80 % de bonnes réponses, vous recevez un certificat.
      Les étudiants paient 25 % de moins.
      Vous gardez l'accès pendant deux ans.
      La plateforme est disponible en 4 langues.
      Depuis 2015, Savoirio enseigne en ligne.
      Savoirio accueille 52 000 élèves chaque année.
      110 tuteurs travaillent pour Savoirio.
      La Craie a testé neuf écoles en ligne au printemps 2024.
      33 % des écoles n'ont pas de tuteur.
      « Enfin une école qui répond », selon La Craie.
      Faites une pause de 5 minutes après chaque leçon.`,
    lies: `
      Le Cours Express dure 9 heures.
      Le Cours Express coûte 180 €.
      Chaque leçon dure 12 minutes.
      Un tuteur répond 24 heures sur 24.
      Vous avez 30 jours pour vous rétracter.
      Le catalogue compte 520 cours.
      Les deux tiers de nos élèves trouvent un emploi.
      80 % de nos élèves obtiennent le certificat.
      Les retraités ont 25 % de réduction.
      L'accès reste ouvert pendant 9 mois.
      La plateforme existe en sept langues.
      Savoirio a été créée en 2005.
      Savoirio forme 52 000 élèves par mois.
      Savoirio emploie 430 tuteurs.
      Les recruteurs recommandent le Parcours Métier.
      Les études montrent qu'on retient mieux en ligne.
      D'après des chercheurs de Stanford, vingt minutes suffisent.
      Aucune autre école n'est moins chère.
      « Enfin une école qui écoute », écrit La Craie.
      Savoirio est la première école en ligne d'Europe.`,
  }),
];
