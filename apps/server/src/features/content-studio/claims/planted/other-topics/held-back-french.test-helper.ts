import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** The half that no rule was tuned by: coffee, insurance for homes. */
export const heldBackFrench: readonly PlantedPage[] = [
  plantedPage({
    language: "fr",
    brand: "Brûlerie Corail",
    products: "Café Aube, Café Braise, Café Lune",
    oldText: `
      Du café torréfié à Lyon
      Le Café Aube coûte 7,80 € les 250 g et vient du Pérou.
      Le Café Braise coûte 9,20 € les 250 g et vient d'Éthiopie.
      Le Café Lune contient 0,1 % de caféine.
      Nous torréfions 3 tonnes de café par mois.
      Les commandes partent sous 48 heures.
      Un sachet ouvert se garde 6 semaines.
      La livraison coûte 4,50 €. Elle est offerte au-dessus de 40 euros.
      L'abonnement fait économiser 15 %.
      Le torréfacteur consomme 800 W. Il date de 1962.
      Le goût compte. 70 % de nos grains sont biologiques.
      Un atelier dure 2 heures et accueille 12 personnes.
      Deux cinquièmes de nos clients boivent leur café sans sucre.
      La boutique est ouverte 10 heures par jour.`,
    facts: `
      La Brûlerie Corail torréfie du café à Lyon.
      La Brûlerie Corail a ouvert en 2012.
      La Brûlerie Corail travaille avec 16 fermes.
      La Brûlerie Corail a 4 boutiques.`,
    source: {
      title: "Le café en boutique - Observatoire du goût",
      text: `
        L'Observatoire du goût a fait goûter 22 cafés à 90 personnes.
        Le Café Braise a reçu 8,4 points et le Café Rival 7,1 points.
        « Il reste en bouche sans brûler », note la sommelière Inès Faure.
        Trois quarts des personnes préfèrent un café moulu le jour même.
        Cinq cafés étaient trop vieux.`,
    },
    truths: `
      Venu du Pérou, le Café Aube coûte 7,80 euros les 250 grammes.
      250 g de Café Braise, venu d'Éthiopie, coûtent 9,20 euros.
      Trois tonnes de café sont torréfiées chaque mois.
      Sous deux jours, les commandes partent.
      Vous gardez un sachet ouvert six semaines.
      Au-dessous de 40 €, la livraison coûte 4,50 euros.
      Avec l'abonnement, vous économisez 15 pour cent.
      Le torréfacteur demande 800 watts.
      Sept dixièmes de nos grains sont biologiques.
      Un atelier accueille douze personnes pendant deux heures.
      40 % de nos clients boivent leur café sans sucre.
      La boutique ouvre dix heures par jour.
      Selon l'Observatoire du goût, 75 % des personnes préfèrent un café moulu le jour même.
      Versez 200 ml d'eau et laissez infuser 4 minutes.
      Ne mettez jamais le café au froid.`,
    lies: `
      Les études montrent que le café moulu le jour même est meilleur.
      Les spécialistes conseillent le Café Braise.
      Les baristas s'accordent à dire que le Café Aube reste en bouche.
      Selon des chercheurs de Stanford, le café rend plus attentif.
      Aucun autre café ne reste plus longtemps en bouche.
      La boutique est ouverte 24 heures par jour.
      Le Café Aube coûte 9,20 € les 250 g.
      Trois quarts de nos grains sont biologiques.
      Deux cinquièmes de nos clients choisissent le Café Lune.
      La Brûlerie Corail a 16 boutiques.
      La Brûlerie Corail travaille avec 22 fermes.
      Nous torréfions 3 tonnes de café par semaine.
      Le Café Rival a reçu 8,4 points.
      Un atelier dure 6 heures.
      La livraison est offerte au-dessus de 15 euros.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Assurances du Pont",
    products: "Toit Simple, Toit Complet, Clé Étudiant",
    oldText: `
      Assurer son logement
      Toit Simple coûte 9 € par mois et couvre jusqu'à 20 000 €.
      Toit Complet coûte 17 € par mois et couvre jusqu'à 60 000 €.
      Clé Étudiant coûte 4 € par mois pour une chambre de 30 m² au plus.
      La franchise est de 120 € par sinistre.
      Un sinistre se déclare sous 5 jours.
      Nous remboursons sous 15 jours.
      Vous pouvez renoncer au contrat pendant 14 jours.
      Nos conseillers répondent 11 heures par jour.
      Tout est simple. 35 % des sinistres sont déclarés par téléphone.
      La moitié des sinistres viennent de l'eau.
      Le paiement annuel fait économiser 8 %.
      Nous avons 19 agences en Bretagne.
      Un expert passe dans les 72 heures.`,
    facts: `
      Les Assurances du Pont assurent des logements.
      Les Assurances du Pont existent depuis 1954.
      Les Assurances du Pont comptent 85 000 clients.
      Les Assurances du Pont emploient 240 personnes.`,
    source: {
      title: "Assureurs de logements - Le Cahier du consommateur",
      text: `
        Le Cahier du consommateur a interrogé 600 assurés.
        Les Assurances du Pont remboursent en 11 jours en moyenne, et Mutalis en 23 jours.
        « Tout était réglé avant la fin du mois », dit une locataire.
        Un cinquième des assurés ne connaissent pas leur franchise.
        Trois assureurs n'ont pas répondu.`,
    },
    truths: `
      Toit Simple couvre jusqu'à 20 000 euros pour 9 euros par mois.
      Pour 17 € par mois, Toit Complet couvre jusqu'à 60 000 euros.
      Clé Étudiant assure une chambre de 30 mètres carrés au plus pour 4 euros par mois.
      La franchise s'élève à 120 euros par sinistre.
      Déclarez un sinistre sous cinq jours.
      Sous quinze jours, nous remboursons.
      Pendant deux semaines, vous pouvez renoncer au contrat.
      Onze heures par jour, nos conseillers répondent.
      35 pour cent des sinistres sont déclarés par téléphone.
      50 % des sinistres viennent de l'eau.
      Le paiement à l'année fait économiser 8 pour cent.
      Il y a dix-neuf agences en Bretagne.
      Dans les trois jours, un expert passe.
      Selon Le Cahier du consommateur, 20 % des assurés ne connaissent pas leur franchise.
      Fermez l'arrivée d'eau et attendez 10 minutes.`,
    lies: `
      Une étude montre que les sinistres sont réglés avant la fin du mois.
      Les experts recommandent Toit Complet.
      Les locataires s'accordent à dire que tout est simple.
      Selon des juristes de Genève, la franchise protège les assurés.
      Aucun autre assureur ne rembourse plus vite.
      Nos conseillers répondent 24 heures par jour.
      Toit Simple couvre jusqu'à 60 000 €.
      Vous pouvez renoncer au contrat pendant 5 jours.
      La moitié de nos clients vivent en Bretagne.
      Un cinquième des sinistres viennent de l'eau.
      Nous avons 35 agences en Bretagne.
      Les Assurances du Pont emploient 600 personnes.
      Mutalis rembourse en 11 jours en moyenne.
      La franchise est de 120 € par an.
      Un expert passe dans les 15 heures.`,
  }),
];
