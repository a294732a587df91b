import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** A hotel's questions and answers (English, marketers'), a bank's account (German, dry), a museum (French, spoken). */
export const thirdRound: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Larkhill House",
    products: "Garden Suite, Loft Room",
    oldText: `
      Questions guests ask us
      Check-in starts at 3 pm and check-out is by 11 am.
      Late check-out until 2 pm costs £20.
      The Garden Suite sleeps 4 and costs £190 a night.
      The Loft Room measures 22 square metres.
      Breakfast is served from 7 to 10 am and costs £14 per person.
      Children under 6 eat for free.
      Dogs are welcome for £15 per stay.
      You can cancel without charge up to 48 hours before arrival.
      Parking costs £8 a day; there are 25 spaces.
      The pool is heated to 29 °C and open 12 hours a day.
      The station is a 10-minute walk away.
      Stay three nights or more and get 15% off.
      80% of our guests book directly with us.`,
    facts: `
      Larkhill House is a family-run hotel in Whitby.
      Larkhill House has 32 rooms.
      Larkhill House was built in 1874 and opened as a hotel in 1961.
      Larkhill House won the Coastal Stay Award in 2022.
      Larkhill House buys all of its electricity from wind farms.`,
    source: {
      title: "Twelve seaside hotels compared - Harbour Magazine",
      text: `
        Harbour Magazine stayed at twelve seaside hotels in spring 2023.
        Larkhill House served the best breakfast.
        A third of the hotels charged extra for towels.
        “You fall asleep to the sound of the waves”, our reviewer wrote.
        Larkhill House scored 4.6 out of 5.`,
    },
    truths: `
      Arrive any time from 3 pm; rooms are to be left by 11 in the morning.
      Fancy a lie-in? Keep your room until 2 pm for just £20.
      Our Garden Suite gives a family of four room to breathe for £190 per night.
      The Loft Room has 22 m² of floor space.
      Breakfast runs from 7 am until 10 am, at £14 a head.
      Kids younger than six have breakfast free of charge.
      Bring the dog: it is £15 for the whole stay.
      Plans change, so cancelling costs nothing until two days before you arrive.
      A parking space is £8 per day.
      Guests share 25 parking spaces.
      The pool stays at a warm 29 degrees Celsius.
      From the station it takes you ten minutes on foot.
      Book at least three nights and save 15 percent.
      Four out of five guests book with us directly.
      Welcoming guests since 1961, Larkhill House dates back to 1874.
      With only 32 rooms, Larkhill House stays personal.
      In 2022 we took home the Coastal Stay Award.
      One in three of the hotels that Harbour Magazine visited asked extra money for towels.
      Harbour Magazine gave Larkhill House 4.6 out of five.
      Pack a swimsuit and leave an hour for the cliff path.`,
    lies: `
      Check-in starts at 11 am.
      Late check-out until 2 pm costs £14.
      The Garden Suite sleeps 6 guests.
      The Loft Room measures 32 square metres.
      Breakfast is served around the clock, 24 hours a day.
      Children under 12 eat for free.
      Dogs are welcome for £15 a night.
      You can cancel without charge up to 12 hours before arrival.
      Parking is free for all 25 spaces.
      The beach is a 10-minute walk away.
      Stay two nights or more and get 15% off.
      80% of our guests return within a year.
      A third of our guests come from abroad.
      Hoteliers agree that Larkhill House sets the standard on the coast.
      Sleep researchers at Oxford found that sea air deepens sleep.
      No other hotel in Whitby is closer to the sea.
      Surveys show that guests sleep better by the sea.
      Larkhill House opened as a hotel in 1874.
      “You fall asleep to the sound of silence”, Harbour Magazine wrote.
      Larkhill House won the Coastal Stay Award in 2023.`,
  }),
  plantedPage({
    language: "de",
    brand: "Nordbank",
    products: "Konto Klar, Konto Klar Plus",
    oldText: `
      Das Girokonto Klar auf einen Blick
      Die Kontoführung von Konto Klar ist ab einem monatlichen Geldeingang von 700 Euro kostenlos, sonst kostet sie 4,90 Euro im Monat.
      Konto Klar Plus kostet 9,90 Euro im Monat und enthält eine Kreditkarte.
      Der Dispozins beträgt 10,5 Prozent pro Jahr.
      Guthaben werden mit 2 Prozent verzinst, höchstens bis 50.000 Euro.
      Abheben ist an 3.200 Automaten im Inland gebührenfrei.
      Im Ausland fallen 1,75 Prozent des Umsatzes an, mindestens aber 5 Euro.
      Die Eröffnung dauert 8 Minuten.
      Der Kontowechsel ist innerhalb von 10 Werktagen erledigt.
      Einlagen sind bis 100.000 Euro je Kunde gesichert.
      Eine Ersatzkarte kostet 12 Euro.
      Neukunden erhalten 75 Euro Startguthaben.
      Der Telefonservice ist an sechs Tagen in der Woche erreichbar.`,
    facts: `
      Nordbank ist eine Genossenschaftsbank mit Sitz in Kiel.
      Nordbank wurde 1923 gegründet.
      Nordbank hat 410.000 Kunden und 64 Filialen.
      Nordbank beschäftigt 1.150 Menschen.
      Zwei Drittel der Kunden von Nordbank sind zugleich Mitglieder.`,
    source: {
      title: "Girokonten im Vergleich - Kontokompass",
      text: `
        Der Kontokompass hat im Februar 2025 insgesamt 36 Girokonten verglichen.
        Konto Klar erhielt die Note 1,8.
        Jedes vierte Konto verlangt Gebühren für Überweisungen.
        Konto Klar Plus hat die günstigste Kreditkarte im Vergleich.
        „Selten war ein Preisverzeichnis so verständlich“, schreibt der Kontokompass.`,
    },
    truths: `
      Ab 700 € Geldeingang im Monat zahlen Sie für Konto Klar nichts.
      Kommt weniger als 700 Euro im Monat auf das Konto, kostet die Kontoführung 4,90 Euro monatlich.
      Für Konto Klar Plus werden monatlich 9,90 Euro fällig.
      Der Zinssatz für den Dispo liegt bei 10,5 % im Jahr.
      Auf Guthaben bis 50.000 Euro gibt es 2 % Zinsen.
      3.200 Geldautomaten in Deutschland stehen gebührenfrei bereit.
      Wer im Ausland abhebt, zahlt 1,75 % des Umsatzes, wenigstens jedoch 5 Euro.
      In acht Minuten ist das Konto eröffnet.
      Für den Wechsel des Kontos brauchen wir höchstens zehn Werktage.
      Pro Kunde sind 100.000 Euro Einlagen abgesichert.
      Geht die Karte verloren, kostet der Ersatz 12 Euro.
      Wer neu zu uns kommt, bekommt ein Startguthaben von 75 Euro.
      An 6 Tagen pro Woche erreichen Sie unseren Service per Telefon.
      Seit 1923 gibt es die Nordbank.
      Die Nordbank zählt 410.000 Kundinnen und Kunden.
      In 64 Filialen sind wir für Sie da.
      1.150 Beschäftigte arbeiten bei der Nordbank.
      Zwei von drei Kunden der Nordbank sind auch Mitglied.
      25 Prozent der Konten verlangen laut Kontokompass Gebühren für Überweisungen.
      Im Februar 2025 stellte der Kontokompass 36 Girokonten nebeneinander.`,
    lies: `
      Die Kontoführung ist ab einem Geldeingang von 500 Euro kostenlos.
      Konto Klar Plus kostet 4,90 Euro im Monat.
      Der Dispozins beträgt 2 Prozent pro Jahr.
      Guthaben werden bis 100.000 Euro verzinst.
      Abheben ist an 3.200 Automaten weltweit gebührenfrei.
      Im Ausland fallen mindestens 12 Euro an.
      Die Eröffnung dauert 10 Werktage.
      Der Kontowechsel ist innerhalb von 10 Stunden erledigt.
      Eine Ersatzkarte kostet 5 Euro.
      Neukunden erhalten 100 Euro Startguthaben.
      Der Telefonservice ist rund um die Uhr erreichbar.
      Zwei Drittel der Kunden nutzen die App täglich.
      Jeder vierte Kunde empfiehlt uns weiter.
      Nordbank hat 1.150 Filialen.
      Verbraucherschützer empfehlen Konto Klar.
      Umfragen zufolge wechseln immer mehr Menschen die Bank.
      Forscher der Universität Kiel halten Genossenschaftsbanken für sicherer.
      Kein anderes Girokonto ist günstiger.
      „Selten war eine Bank so freundlich“, schreibt der Kontokompass.
      Die Nordbank ist die älteste Bank in Kiel.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Musée des Phares",
    products: "Pass Famille, Visite Lanterne",
    oldText: `
      Préparer sa visite au musée
      Le musée ouvre tous les jours sauf le mardi, de 10 h à 18 h.
      Le billet coûte 9 € en plein tarif et 5 € pour les étudiants.
      L'entrée est gratuite pour les moins de 12 ans.
      Le Pass Famille coûte 24 € et vaut pour deux adultes et trois enfants.
      La Visite Lanterne dure 75 minutes et se limite à 20 personnes.
      Le musée présente 1 400 objets sur 2 300 m².
      La tour mesure 41 mètres et compte 187 marches.
      L'audioguide coûte 3 € et existe en six langues.
      Le premier dimanche du mois, l'entrée est gratuite.
      Les billets sont remboursés jusqu'à 3 jours avant la visite.
      Une réduction de 20 % est accordée aux groupes à partir de 10 personnes.
      Un tiers des objets n'a jamais été exposé ailleurs.`,
    facts: `
      Le Musée des Phares se trouve à Brest.
      Le Musée des Phares a ouvert en 1988.
      Le Musée des Phares a accueilli 96 000 visiteurs en 2023.
      Le Musée des Phares emploie 38 personnes.
      La moitié des visiteurs du Musée des Phares vient de Bretagne.`,
    source: {
      title: "Vingt musées de la mer - Carnets de Côte",
      text: `
        Carnets de Côte a visité vingt musées de la mer durant l'été 2024.
        Le Musée des Phares est le musée le plus accessible du palmarès.
        Un musée sur quatre n'a pas d'ascenseur.
        « On ressort avec du vent dans les cheveux », raconte Carnets de Côte.
        Le Musée des Phares obtient 8,5 sur 10.`,
    },
    truths: `
      On vous attend tous les jours de 10 h à 18 h, mais pas le mardi.
      Le plein tarif est à 9 euros.
      Étudiant ? Vous payez 5 €.
      Les enfants de moins de douze ans ne paient rien.
      À deux adultes et trois enfants, le Pass Famille revient à 24 euros.
      La Visite Lanterne, c'est une heure et quart, à 20 personnes maximum.
      Vous verrez 1 400 objets répartis sur 2 300 mètres carrés.
      Pour monter en haut de la tour, il y a 187 marches.
      Du pied au sommet, la tour fait 41 m.
      L'audioguide parle six langues et se loue 3 euros.
      Chaque premier dimanche du mois, vous entrez gratuitement.
      Vous êtes remboursé si vous annulez au moins trois jours avant.
      Dès 10 personnes, les groupes profitent de 20 % de remise.
      Le tiers de nos objets n'a été montré nulle part ailleurs.
      Depuis 1988, le Musée des Phares raconte la mer.
      En 2023, 96 000 personnes ont poussé la porte du Musée des Phares.
      Trente-huit personnes travaillent au Musée des Phares.
      Un visiteur sur deux est breton.
      25 % des musées visités n'ont pas d'ascenseur, d'après Carnets de Côte.
      Carnets de Côte nous a donné la note de 8,5/10.`,
    lies: `
      Le musée ouvre de 10 h à 20 h.
      Le billet coûte 5 € en plein tarif.
      L'entrée est gratuite pour les moins de 18 ans.
      Le Pass Famille vaut pour deux adultes et cinq enfants.
      La Visite Lanterne dure 41 minutes.
      La tour compte 1 400 marches.
      Le musée présente 2 300 objets.
      L'audioguide existe en dix langues.
      Les billets sont remboursés jusqu'à 12 heures avant la visite.
      Une réduction de 20 % est accordée aux étudiants.
      Un tiers des visiteurs vient de l'étranger.
      La moitié des visiteurs revient dans l'année.
      Le Musée des Phares emploie 96 personnes.
      Les historiens sont unanimes : cette collection est remarquable.
      Des chercheurs de l'université de Brest ont étudié chaque lentille.
      Aucun autre musée n'est plus accessible en France.
      C'est le plus grand musée maritime d'Europe.
      Plusieurs enquêtes montrent que la mer apaise.
      « On ressort avec des étoiles dans les yeux », raconte Carnets de Côte.
      Le Musée des Phares a accueilli 96 000 visiteurs en 2024.`,
  }),
];
