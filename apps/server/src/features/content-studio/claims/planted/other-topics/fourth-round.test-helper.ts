import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** A box of recipes (English, spoken), a city's bicycles for hire (German, marketers'), an insurance for pets (French, dry). */
export const fourthRound: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Pan & Parsley",
    products: "Veggie Box, Family Box",
    oldText: `
      Dinner in a box
      The Veggie Box has three meals for two people and costs $54 a week.
      The Family Box has five meals for four people and costs $112 a week.
      Every recipe is ready in 30 minutes or less.
      Orders placed by Wednesday arrive on Saturday.
      Ice packs keep the box cold for 36 hours.
      You can skip a week or cancel up to 5 days before the next delivery.
      92% of our packaging is recyclable.
      A portion has about 650 calories.
      We ship to 38 states.
      Shipping costs $9.99.
      Your first box is 40% off.
      Our menu offers 16 recipes every week.`,
    facts: `
      Pan & Parsley was founded in Portland in 2016.
      Pan & Parsley works with 70 farms.
      Pan & Parsley delivers 45,000 boxes a month.
      A quarter of the ingredients are organic.
      Pan & Parsley donates one meal for every ten boxes sold.`,
    source: {
      title: "We cooked from nine meal kits - Kitchen Ledger",
      text: `
        Kitchen Ledger cooked from nine meal kits over six weeks.
        The Veggie Box had the freshest herbs.
        Two in three kits arrived with wilted salad.
        “Even the teenagers asked for seconds”, says Kitchen Ledger.
        The Family Box came second overall.`,
    },
    truths: `
      For $54 a week, the Veggie Box feeds two with three dinners.
      Five meals for a family of four: that's the Family Box at $112 weekly.
      Nothing on the menu takes longer than half an hour.
      Order by Wednesday and your food is there on Saturday.
      Not home? The ice packs hold the cold for a day and a half.
      You can cancel as late as five days before your next box ships.
      More than nine tenths of our packaging, 92 percent, can be recycled.
      Expect around 650 calories per portion.
      We now deliver in 38 states.
      It's $9.99 for shipping.
      Get 40 percent off your first box.
      There are 16 new recipes to pick from each week.
      We've been at it since 2016, when Pan & Parsley started in Portland.
      Seventy farms supply Pan & Parsley.
      45,000 boxes leave Pan & Parsley each month.
      25% of ingredients are organic.
      For every 10 boxes we sell, we give away a meal.
      Kitchen Ledger spent six weeks cooking from nine kits.
      Two thirds of the kits came with wilted salad.
      Rinse the herbs and let the rice rest for 5 minutes.`,
    lies: `
      The Veggie Box has five meals for two people.
      The Family Box costs $54 a week.
      Every recipe is ready in 15 minutes.
      Orders placed by Wednesday arrive on Thursday.
      Ice packs keep the box cold for 5 days.
      You can cancel up to 36 hours before the next delivery.
      92% of our customers cook more often.
      A portion has about 450 calories.
      We ship to all 50 states.
      Your first two boxes are 40% off.
      Our menu offers 70 recipes every week.
      Pan & Parsley delivers 45,000 boxes a week.
      A quarter of our customers are vegetarian.
      Nutritionists swear by the Veggie Box.
      Research shows that home cooks waste less food.
      According to doctors at Stanford, cooking together lowers stress.
      No other meal kit tastes fresher.
      The Family Box came first overall.
      “Even the dog asked for seconds”, says Kitchen Ledger.
      Pan & Parsley is America's favourite meal kit.`,
  }),
  plantedPage({
    language: "de",
    brand: "Stadtflitzer",
    products: "Tarif Spontan, Tarif Pendler",
    oldText: `
      So leihst du ein Rad bei uns
      Im Tarif Spontan kostet jede halbe Stunde 1,50 Euro.
      Der Tarif Pendler kostet 12 Euro im Monat, die ersten 45 Minuten jeder Fahrt sind frei.
      2.800 Räder stehen an 190 Stationen.
      Die Räder haben acht Gänge und wiegen 21 Kilogramm.
      Der Korb trägt bis zu 10 Kilogramm.
      Pro Kundenkonto kannst du bis zu vier Räder gleichzeitig leihen.
      Die Ausleihe ist ab 16 Jahren erlaubt.
      Wer das Rad außerhalb der Zone abstellt, zahlt 10 Euro Gebühr.
      Studierende fahren mit 50 Prozent Rabatt.
      Jedes Rad wird alle sechs Wochen gewartet.
      Störungen beheben wir innerhalb von 24 Stunden.
      Den Vertrag kannst du mit einer Frist von 14 Tagen kündigen.`,
    facts: `
      Stadtflitzer verleiht Fahrräder in Leipzig.
      Stadtflitzer startete 2014 mit 300 Rädern.
      Stadtflitzer hat 85.000 registrierte Nutzer.
      60 Prozent der Fahrten dauern weniger als 20 Minuten.
      Stadtflitzer gehört zu einem Drittel der Stadt Leipzig.`,
    source: {
      title: "Leihräder im Test - Pedalblatt",
      text: `
        Das Pedalblatt testete im Mai 2024 sieben Anbieter von Leihrädern.
        Stadtflitzer hatte die bequemsten Sättel.
        Jedes fünfte Rad im Test hatte schwache Bremsen.
        „Aufsteigen, losfahren, fertig“, urteilt das Pedalblatt.
        Stadtflitzer bekam 87 von 100 Punkten.`,
    },
    truths: `
      Spontan unterwegs? Dann zahlst du 1,50 € je halbe Stunde.
      Mit dem Tarif Pendler radelst du für 12 € monatlich, und die ersten 45 Minuten sind jedes Mal kostenlos.
      An 190 Stationen warten 2.800 Räder auf dich.
      Acht Gänge bringen dich über jeden Hügel.
      Jedes Rad bringt 21 kg auf die Waage.
      In den Korb passen Einkäufe bis 10 kg.
      Mit einem Kundenkonto leihst du bis zu 4 Räder auf einmal.
      Ab sechzehn Jahren darfst du ausleihen.
      Stellst du das Rad außerhalb der Zone ab, kostet das 10 € Gebühr.
      Für Studierende gibt es 50 % Nachlass.
      Alle sechs Wochen warten wir jedes Rad.
      Defekte Räder reparieren wir binnen 24 Stunden.
      Die Kündigungsfrist beträgt 14 Tage.
      2014 ging Stadtflitzer mit 300 Fahrrädern an den Start.
      Bei Stadtflitzer sind 85.000 Menschen registriert.
      Drei von fünf Fahrten sind in weniger als 20 Minuten vorbei.
      Ein Drittel von Stadtflitzer gehört der Stadt Leipzig.
      Sieben Anbieter hat das Pedalblatt im Mai 2024 getestet.
      20 % der Räder im Test hatten schwache Bremsen.
      Pumpe die Reifen auf 4 bar und prüfe die Bremse.`,
    lies: `
      Im Tarif Spontan kostet jede volle Stunde 1,50 Euro.
      Der Tarif Pendler kostet 10 Euro im Monat.
      Die ersten 60 Minuten jeder Fahrt sind frei.
      2.800 Räder stehen in 190 Städten.
      Die Räder wiegen 12 Kilogramm.
      Der Korb trägt bis zu 21 Kilogramm.
      Die Ausleihe ist ab 14 Jahren erlaubt.
      Senioren fahren mit 50 Prozent Rabatt.
      Jedes Rad wird alle zwei Wochen gewartet.
      Störungen beheben wir innerhalb von 14 Stunden.
      Den Vertrag kannst du jederzeit mit einer Frist von 24 Stunden kündigen.
      60 Prozent der Nutzer fahren zur Arbeit.
      Stadtflitzer hat 300 Stationen.
      Verkehrsforscher loben das Angebot.
      Laut Wissenschaftlern der TU Dresden macht Radfahren glücklich.
      Studien zeigen, dass Radfahren gesund hält.
      Kein anderer Verleih in Leipzig hat mehr Räder.
      Stadtflitzer hatte die besten Bremsen.
      „Aufsteigen, absteigen, fertig“, urteilt das Pedalblatt.
      Stadtflitzer bekam 97 von 100 Punkten.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Patte Sûre",
    products: "Formule Essentielle, Formule Intégrale",
    oldText: `
      Assurance pour chiens et chats
      La Formule Essentielle coûte 11 € par mois et rembourse 60 % des frais vétérinaires.
      La Formule Intégrale coûte 29 € par mois et rembourse 90 % des frais vétérinaires.
      Le plafond annuel est de 2 500 € en Formule Intégrale.
      Une franchise de 30 € s'applique à chaque sinistre.
      Le délai de carence est de 45 jours pour les maladies et de 48 heures pour les accidents.
      Les animaux sont acceptés de 2 mois à 8 ans.
      Les remboursements sont versés sous 5 jours ouvrés.
      Le contrat est résiliable à tout moment après la première année.
      Une remise de 10 % s'applique dès le deuxième animal.
      Le service vétérinaire en ligne répond 15 heures par jour.
      Le forfait prévention atteint 80 € par an.`,
    facts: `
      Patte Sûre assure 130 000 animaux en France.
      Patte Sûre a été fondée à Lille en 2011.
      Patte Sûre compte 95 salariés.
      Sept assurés sur dix ont un chien.
      Patte Sûre reverse 1 % de ses primes à des refuges.`,
    source: {
      title: "Quinze assurances animales comparées - Le Guetteur",
      text: `
        Le Guetteur a comparé quinze assurances animales en janvier 2025.
        Patte Sûre propose le délai de remboursement le plus court.
        Une assurance sur trois exclut les maladies héréditaires.
        « Le contrat se lit sans dictionnaire », souligne Le Guetteur.
        Patte Sûre a reçu la note de 4,3 sur 5.`,
    },
    truths: `
      La Formule Essentielle est proposée à 11 euros par mois.
      Avec la Formule Intégrale, 90 % des frais de vétérinaire sont pris en charge.
      En Formule Intégrale, les remboursements sont plafonnés à 2 500 € par an.
      Pour tout sinistre, une franchise de 30 euros reste à votre charge.
      En cas de maladie, la carence dure 45 jours.
      Pour un accident, le délai de carence est de deux jours.
      Un chien ou un chat peut être assuré entre 2 mois et 8 ans.
      Vous êtes remboursé en cinq jours ouvrés.
      À partir du deuxième animal, vous bénéficiez de 10 % de réduction.
      Quinze heures par jour, un vétérinaire répond en ligne.
      Le forfait prévention va jusqu'à 80 euros par an.
      130 000 animaux sont assurés chez Patte Sûre.
      Patte Sûre est née à Lille en 2011.
      95 personnes travaillent chez Patte Sûre.
      70 % des assurés ont un chien.
      Un pour cent des primes est reversé à des refuges.
      En janvier 2025, Le Guetteur a comparé 15 assurances animales.
      Un tiers des assurances exclut les maladies héréditaires.
      Le Guetteur attribue 4,3/5 à Patte Sûre.
      Gardez vos factures pendant deux ans.`,
    lies: `
      La Formule Essentielle coûte 29 € par mois.
      La Formule Essentielle rembourse 90 % des frais vétérinaires.
      Le plafond annuel est de 5 000 € en Formule Intégrale.
      Une franchise de 80 € s'applique à chaque sinistre.
      Le délai de carence est de 48 heures pour les maladies.
      Les animaux sont acceptés de 2 mois à 10 ans.
      Les remboursements sont versés sous 5 heures.
      Une remise de 10 % s'applique dès le premier animal adopté.
      Le service vétérinaire en ligne répond 24 h sur 24.
      Le forfait prévention atteint 80 € par mois.
      Patte Sûre assure 95 000 animaux en France.
      Sept assurés sur dix renouvellent leur contrat.
      90 % de nos clients nous recommandent.
      Les vétérinaires recommandent Patte Sûre.
      Selon des chercheurs de Toulouse, un animal assuré vit plus longtemps.
      Les études le montrent : un chien suivi vit mieux.
      Aucune autre assurance ne rembourse mieux.
      Patte Sûre propose le tarif le plus bas.
      « Le contrat se lit sans lunettes », souligne Le Guetteur.
      Patte Sûre a été fondée à Lille en 1998.`,
  }),
];
