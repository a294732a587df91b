import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** Written by somebody else once the rules stood: air purifiers, mattresses, telephone contracts. */
export const otherHands: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Brisa",
    products: "Brisa Mini, Brisa Max",
    oldText: `
      Clean air at home
      The Brisa Mini cleans rooms of up to 25 m² and costs €129.
      The Brisa Max cleans 60 m² an hour and costs €289.
      At its lowest speed the Brisa Mini makes 24 dB.
      A filter lasts 8 months and costs €29.
      You may try any Brisa at home for 45 days.
      Every purifier has a warranty of 3 years.
      Our helpline answers from 8 am to 6 pm, 10 hours a day.
      Orders above €75 are delivered free of charge; below that we charge €6.
      Two thirds of our customers have a pet.
      The Brisa Max draws 42 W. 35 % of its housing is recycled plastic.
      In our laboratory the Brisa Max removed 99 % of pollen in 20 minutes.
      Return shipping takes 5 working days.`,
    facts: `
      Brisa is a maker of air purifiers in Porto.
      Brisa was founded in 2014.
      Brisa has 60 employees.
      Brisa sells in 14 countries.`,
    source: {
      title: "Air purifiers tested - Home Air Review",
      text: `
        Home Air Review measured eleven purifiers in March 2025.
        The quietest of them was the Brisa Mini.
        One in four purifiers did not reach the rate that its box promises.
        Anna Keller of Home Air Review says: “Nobody needs a purifier that is louder than a fridge.”
        A replacement filter costs €34 on average.`,
    },
    truths: `
      For €129 you get the Brisa Mini, which is enough for 25 square metres.
      The Brisa Max comes at 289 euros.
      Change the filter every eight months.
      Each filter runs for eight months before it has to be replaced.
      If you do not like it, send it back within 45 days of trying it at home.
      All Brisa purifiers carry a three-year warranty.
      You reach our helpline ten hours a day.
      Orders below 75 euros cost €6 for delivery.
      Around 67 % of our customers live with a pet.
      35 percent of the Max's housing consists of recycled plastic.
      The Brisa Max took 99 percent of pollen out of the air of our laboratory within 20 minutes.
      Brisa was founded in Porto in 2014.
      About 60 people are employed by Brisa.
      Home Air Review measured 11 purifiers in March 2025.
      A quarter of the purifiers that were tested missed the rate on the box.
      “Nobody needs a purifier that is louder than a fridge”, says Anna Keller.
      In the test of Home Air Review, the Brisa Mini was the quietest purifier.
      Wipe the housing with a damp cloth once a month.`,
    lies: `
      The Brisa Mini cleans rooms of up to 60 m².
      The Brisa Max costs €129.
      A filter lasts 3 years.
      Every purifier has a warranty of 45 days.
      Our helpline answers 24 hours a day.
      Orders above €29 are delivered free of charge.
      Two thirds of our customers have asthma.
      Doctors recommend the Brisa Max for children.
      According to scientists at the University of Porto, clean air makes children learn faster.
      No other purifier is as quiet as the Brisa Max.
      Research has shown that purified air lowers blood pressure.
      Brisa sells in 60 countries.
      Brisa has 14 employees.
      99 % of our customers would buy it again.
      The Brisa Max draws 35 W.
      One in four customers did not reach the helpline.
      A delivery takes 5 working days.
      The Brisa Max removes 99 % of viruses in 20 minutes.
      Home Air Review measured eleven purifiers in May 2025.
      “Nobody needs a purifier that is louder than a whisper”, says Anna Keller.
      There is no better purifier for a nursery.`,
  }),
  plantedPage({
    language: "de",
    brand: "Federleicht",
    products: "Federleicht Classic, Federleicht Alpin",
    oldText: `
      Matratzen aus Tirol
      Die Federleicht Classic kostet 399 € und ist 22 cm hoch.
      Die Federleicht Alpin kostet 749 € und ist 26 cm hoch.
      Sie wiegt 24 kg.
      Sie können jede Matratze 100 Nächte lang zu Hause testen.
      Auf den Kern geben wir 10 Jahre Garantie.
      Die Lieferung dauert 4 Werktage und kostet 19 €.
      Ab 500 € liefern wir kostenlos.
      Der Bezug ist bei 60 Grad waschbar.
      Drei von vier Kunden schlafen auf der härteren Seite.
      Unser Kundendienst ist 9 Stunden am Tag erreichbar.
      40 % der Energie kommt vom eigenen Dach.`,
    facts: `
      Federleicht ist ein Matratzenhersteller aus Innsbruck.
      Federleicht wurde 1988 gegründet.
      Federleicht hat 85 Mitarbeiter.
      Federleicht hat 6 Filialen.`,
    source: {
      title: "Matratzen im Vergleich - Schlafmagazin",
      text: `
        Das Schlafmagazin hat im Jahr 2024 vierzehn Matratzen verglichen.
        Die Federleicht Alpin ist die haltbarste Matratze im Vergleich.
        Jede fünfte Matratze war weicher als angegeben.
        Eine Matratze hält im Schnitt 9 Jahre.
        „Der Bezug lässt sich leicht abnehmen“, schreibt das Schlafmagazin.`,
    },
    truths: `
      Die Classic gibt es für 399 Euro.
      Mit 26 Zentimetern Höhe ist die Alpin für 749 Euro zu haben.
      Sie haben 100 Nächte Zeit, die Matratze zu Hause zu testen.
      Der Kern hat eine Garantie von zehn Jahren.
      Geliefert wird in vier Werktagen.
      Bestellungen unter 500 Euro kosten 19 € Lieferung.
      75 % der Kunden schlafen auf der härteren Seite.
      Der Kundendienst ist neun Stunden täglich erreichbar.
      Zwei Fünftel der Energie kommen vom eigenen Dach.
      Federleicht besteht seit 1988.
      Federleicht beschäftigt 85 Mitarbeiter.
      20 % der verglichenen Matratzen waren weicher als angegeben.
      Laut Schlafmagazin hält eine Matratze im Schnitt neun Jahre.
      Waschen Sie den Bezug bei 60 Grad.
      Lüften Sie die Matratze 2 Stunden, bevor Sie sie beziehen.`,
    lies: `
      Die Federleicht Classic kostet 749 €.
      Die Federleicht Alpin ist 22 cm hoch.
      Auf den Kern geben wir 100 Nächte Garantie.
      Die Lieferung dauert 9 Werktage.
      Drei von vier Kunden haben Rückenschmerzen.
      Studien belegen, dass man auf ihr besser schläft.
      Orthopäden empfehlen die Federleicht Alpin.
      Forscher der Universität Innsbruck haben herausgefunden, dass sie den Rücken schont.
      Keine andere Matratze hält länger.
      Unser Kundendienst ist rund um die Uhr, 24 Stunden am Tag, erreichbar.
      Federleicht hat 9 Filialen.
      40 % der Kunden bestellen ein zweites Mal.
      Jede fünfte Matratze wird zurückgegeben.
      Federleicht wurde 1998 gegründet.
      „Der Bezug lässt sich leicht waschen“, schreibt das Schlafmagazin.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Télélune",
    products: "Forfait Nuit, Forfait Jour",
    oldText: `
      Nos forfaits
      Le Forfait Nuit coûte 9 € par mois et comprend 20 Go.
      Le Forfait Jour coûte 17 € par mois et comprend 90 Go.
      La carte SIM coûte 5 €.
      Vous pouvez résilier à tout moment avec un préavis de 10 jours.
      Vous avez 14 jours pour vous rétracter.
      Le service client répond 12 heures par jour.
      Un quart de nos clients a moins de 25 ans.
      La couverture atteint 98 % de la population.
      À partir de 2 lignes, chaque ligne coûte 20 % de moins.`,
    facts: `
      Télélune est un opérateur de téléphonie de Brest.
      Télélune a été fondée en 2011.
      Télélune compte 140 salariés.
      Télélune a 8 boutiques.`,
    source: {
      title: "Les forfaits comparés - Mobile Conseil",
      text: `
        Mobile Conseil a comparé 18 forfaits en janvier 2025.
        Le Forfait Nuit est le forfait le moins cher du comparatif.
        Un forfait coûte en moyenne 14 € par mois.
        Un client sur trois ne connaît pas le prix de son forfait.
        « La facture est claire et sans surprise », écrit Mobile Conseil.`,
    },
    truths: `
      Pour 9 euros par mois, le Forfait Nuit comprend 20 gigaoctets.
      Le Forfait Jour est à 17 € par mois.
      Comptez 5 euros pour la carte SIM.
      Le préavis de résiliation est de dix jours.
      Le service client répond douze heures par jour.
      25 % de nos clients ont moins de 25 ans.
      98 pour cent de la population sont couverts.
      Fondée en 2011, Télélune est établie à Brest.
      L'équipe de Télélune compte 140 salariés.
      Mobile Conseil a comparé dix-huit forfaits en janvier 2025.
      Un tiers des clients ne connaît pas le prix de son forfait.
      « La facture est claire et sans surprise », selon Mobile Conseil.
      Redémarrez le téléphone et attendez 2 minutes.`,
    lies: `
      Le Forfait Nuit comprend 90 Go.
      Le Forfait Jour coûte 9 € par mois.
      Le Forfait Nuit coûte 9 € par an.
      Vous avez 10 jours pour vous rétracter.
      Le service client répond 24 heures par jour.
      Un quart de nos clients vit à Brest.
      Des études montrent que nos clients appellent moins souvent le service client.
      Les experts recommandent le Forfait Jour.
      Selon des chercheurs de l'université de Brest, notre réseau est rapide.
      Aucun autre forfait n'est plus rapide.
      98 % de nos clients sont satisfaits.
      Télélune a 18 boutiques.
      Un client sur trois résilie.
      « La facture est claire et sans frais », écrit Mobile Conseil.`,
  }),
];
