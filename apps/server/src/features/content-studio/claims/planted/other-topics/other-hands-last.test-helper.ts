import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** Written when those before were right: boats for hire, leather bags. */
export const otherHandsLast: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Tidewell",
    products: "Tidewell Dinghy, Tidewell Tour",
    oldText: `
      Boat hire on the lake
      Hiring the dinghy costs $35 an hour and $160 a day.
      A guided tour takes 90 minutes and costs $22 for adults and $12 for children.
      Our boats carry up to 6 people.
      We are open from April to October, 10 hours a day.
      You can cancel free of charge until 24 hours before you sail.
      A deposit of $150 is due for each boat.
      One third of our guests come by train.
      The lake is 12 km long and 80 m deep.
      Life jackets are included.
      Groups of 15 or more get 10 % off.`,
    facts: `
      Tidewell hires out boats on Lake Marrow.
      Tidewell has 18 boats.
      Tidewell opened in 1999.
      Tidewell welcomed 25,000 guests last year.`,
    source: {
      title: "Days out on the water - Weekend Guide",
      text: `
        Weekend Guide visited eight boat hires in July 2024.
        Tidewell was the friendliest of them.
        Half of the hires had no life jackets for toddlers.
        “The staff explain every knot”, wrote Weekend Guide.`,
    },
    truths: `
      The dinghy is $35 per hour.
      A whole day with the dinghy costs 160 dollars.
      Adults pay $22 for a guided tour, children $12.
      The tour lasts an hour and a half.
      Up to six people fit into one of our boats.
      From April to October we are open ten hours each day.
      Cancel up to 24 hours ahead and pay nothing.
      We ask for a deposit of $150 per boat.
      About a third of our guests arrive by train.
      At its deepest, the lake goes down 80 metres.
      Groups of at least 15 people save 10 percent.
      There are 18 boats at Tidewell.
      Tidewell has hired out boats since 1999.
      Last year 25,000 guests came to Tidewell.
      Weekend Guide went to eight boat hires in July 2024.
      50 % of the hires lacked life jackets for toddlers.
      “The staff explain every knot”, says Weekend Guide.
      Bring sun cream and drink a litre of water.`,
    lies: `
      The dinghy costs $160 an hour.
      A guided tour costs $12 for adults.
      A guided tour takes 24 hours.
      Our boats carry up to 15 people.
      We are open all year, 24 hours a day.
      You can cancel free of charge until 10 hours before you sail.
      A deposit of $35 is due for each boat.
      One third of our guests are children.
      The lake is 80 km long.
      Tidewell has 12 boats.
      Tidewell welcomed 18,000 guests last year.
      Travel experts call it the highlight of the region.
      According to a professor at Yale, sailing makes you calmer.
      No lake in the country is clearer.
      It has been proven that sailing lowers stress.
      Half of our guests come back.
      10 % of our guests bring a dog.
      “The staff forget every knot”, wrote Weekend Guide.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Atelier Bélise",
    products: "Sac Iris, Sac Lilas",
    oldText: `
      Des sacs en cuir faits à Nantes
      Le Sac Iris coûte 185 € et pèse 900 g.
      Le Sac Lilas coûte 240 € et contient 18 litres.
      Chaque sac demande 11 heures de travail.
      Nous réparons gratuitement pendant 5 ans.
      Vous avez 30 jours pour échanger votre sac.
      La livraison prend 6 jours ouvrés.
      La livraison est offerte dès 150 €.
      Les trois quarts de notre cuir viennent de Vendée.
      70 % de nos commandes partent à l'étranger.
      L'atelier est ouvert 7 heures par jour.`,
    facts: `
      Atelier Bélise fabrique des sacs à Nantes.
      Atelier Bélise a été créé en 2005.
      Atelier Bélise emploie 16 artisans.
      Atelier Bélise vend 3 200 sacs par an.`,
    source: {
      title: "Dix sacs à l'essai - Le Cahier du cuir",
      text: `
        Le Cahier du cuir a essayé dix sacs pendant trois mois.
        Le Sac Lilas est le sac le plus solide de l'essai.
        Deux sacs sur dix ont perdu une couture.
        « On sent la main de l'artisan », note Le Cahier du cuir.`,
    },
    truths: `
      Le Sac Iris pèse 0,9 kg et coûte 185 euros.
      Comptez 240 € pour le Sac Lilas.
      Le Sac Lilas a une contenance de 18 l.
      Il faut onze heures de travail pour un sac.
      Les réparations sont gratuites pendant cinq ans.
      L'échange est possible pendant 30 jours.
      Comptez six jours ouvrés pour la livraison.
      Au-dessus de 150 euros, la livraison ne coûte rien.
      75 % du cuir vient de Vendée.
      L'atelier ouvre sept heures par jour.
      Atelier Bélise existe depuis 2005.
      Seize artisans travaillent chez Atelier Bélise.
      Chaque année, Atelier Bélise vend 3 200 sacs.
      Le Cahier du cuir a testé dix sacs pendant trois mois.
      Un sac sur cinq a perdu une couture lors de l'essai.
      « On sent la main de l'artisan », selon Le Cahier du cuir.
      Nourrissez le cuir deux fois par an.`,
    lies: `
      Le Sac Iris coûte 240 €.
      Le Sac Lilas contient 11 litres.
      Vous avez 6 jours pour échanger votre sac.
      La livraison est offerte dès 70 €.
      Nous réparons gratuitement pendant 30 ans.
      Les trois quarts de nos clientes vivent à Nantes.
      70 % de notre cuir est recyclé.
      L'atelier est ouvert 24 heures par jour.
      Atelier Bélise emploie 30 artisans.
      Les stylistes recommandent le Sac Iris.
      Une étude récente prouve que le cuir dure plus longtemps.
      Selon des experts de la Sorbonne, ce cuir vieillit bien.
      Aucun autre atelier ne travaille plus soigneusement.
      C'est l'atelier le plus ancien de France.
      « On sent la main du maître », note Le Cahier du cuir.
      Atelier Bélise vend 3 200 sacs par mois.`,
  }),
];
