import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** The half by which the rules were tuned: software for invoices, a school for sailing. */
export const tunedFrench: readonly PlantedPage[] = [
  plantedPage({
    language: "fr",
    brand: "Factulo",
    products: "Factulo Solo, Factulo Duo, Factulo Atelier",
    oldText: `
      Un logiciel pour vos factures
      Factulo Solo coûte 6 € par mois et permet 40 factures.
      Factulo Duo coûte 14 € par mois et permet 200 factures.
      Factulo Atelier comprend 50 Go de stockage.
      L'installation prend 15 minutes.
      Notre assistance répond 9 heures par jour.
      Vous pouvez essayer Factulo Duo pendant 30 jours.
      Vos données sont conservées 10 ans.
      Les sauvegardes sont chiffrées. 12 % de notre équipe travaille à la sécurité.
      Un tiers de nos clients sont artisans.
      Le paiement annuel fait économiser 20 %.
      Factulo se connecte à 35 banques.
      Une relance part au bout de 8 jours.
      Le serveur consomme 90 W. Il est refroidi à l'air.`,
    facts: `
      Factulo édite un logiciel de facturation à Nantes.
      Factulo a été fondée en 2017.
      Factulo compte 29 salariés.
      Factulo a 2 bureaux.`,
    source: {
      title: "Logiciels de facturation - La Revue des artisans",
      text: `
        La Revue des artisans a essayé 7 logiciels.
        Une facture demande 45 secondes avec Factulo et 70 secondes avec Comptix.
        « Je ne fais plus mes factures le dimanche », dit le menuisier Paul Garnier.
        La moitié des artisans facturent le soir.
        Trois logiciels ne gèrent pas les acomptes.`,
    },
    truths: `
      Avec Factulo Solo, 40 factures sont permises pour 6 euros par mois.
      Factulo Duo permet deux cents factures et coûte 14 euros par mois.
      Factulo Atelier comprend 50 gigaoctets de stockage.
      Il faut un quart d'heure pour l'installation.
      Neuf heures par jour, notre assistance répond.
      Factulo Duo s'essaie pendant trente jours.
      Nous conservons vos données dix ans.
      12 pour cent de notre équipe travaille à la sécurité.
      Payer à l'année fait économiser un cinquième.
      Trente-cinq banques se connectent à Factulo.
      Au bout de huit jours, une relance part.
      Le serveur demande 90 watts.
      Selon La Revue des artisans, une facture demande 45 s avec Factulo.
      50 % des artisans font leurs factures le soir.
      Cliquez sur le crayon et attendez 3 secondes.`,
    lies: `
      Des études montrent que les artisans ne facturent plus le dimanche.
      Les experts s'accordent à dire que Factulo est simple.
      Les comptables recommandent Factulo Atelier.
      Selon des chercheurs de Harvard, facturer le soir fatigue.
      Aucun autre logiciel n'est plus rapide.
      Notre assistance répond 24 heures par jour.
      Vos données sont conservées 30 jours.
      Factulo Solo permet 200 factures.
      Un tiers de nos clients facturent le soir.
      La moitié de notre équipe travaille à la sécurité.
      Factulo a 7 bureaux.
      Factulo compte 35 salariés.
      Une facture demande 45 secondes avec Comptix.
      Le paiement annuel fait économiser 12 %.`,
  }),
  plantedPage({
    language: "fr",
    brand: "École de la Baie",
    products: "Stage Mousse, Stage Cap, Stage Large",
    oldText: `
      Apprendre la voile
      Le Stage Mousse coûte 180 € par semaine et accueille 10 enfants.
      Le Stage Cap coûte 260 € par semaine et accueille 8 adultes.
      Le Stage Large dure 12 jours et parcourt 300 km.
      Un cours dure 3 heures.
      L'école est ouverte 7 mois par an.
      Nos bateaux mesurent 5,4 m et portent 16 m² de voile.
      Vous pouvez annuler sans frais jusqu'à 15 jours avant le stage.
      La location d'une combinaison coûte 8 € par jour. Elle est gratuite à partir de 5 jours.
      L'eau est douce. 65 % des stages ont lieu en été.
      Deux tiers de nos élèves reviennent.
      La citerne contient 2 m³ d'eau.
      L'école possède 24 bateaux et 6 kayaks.
      Le port est à 400 m de la gare.`,
    facts: `
      L'École de la Baie enseigne la voile à Morlaix.
      L'École de la Baie existe depuis 1996.
      L'École de la Baie emploie 14 moniteurs.
      L'École de la Baie a formé 9 000 élèves.`,
    source: {
      title: "Écoles de voile de Bretagne - Le Journal du Large",
      text: `
        Le Journal du Large a visité 20 écoles de voile.
        « On apprend sans avoir peur », raconte une élève.
        Un quart des écoles n'ont pas de vestiaire.
        Un groupe compte 9 élèves en moyenne, et 7 à l'École de la Baie.
        Quatre écoles louent des kayaks.`,
    },
    truths: `
      Pour 180 euros par semaine, le Stage Mousse accueille dix enfants.
      Huit adultes participent au Stage Cap, à 260 € la semaine.
      Le Stage Large parcourt 300 kilomètres en douze jours.
      Un cours prend trois heures.
      Sept mois par an, l'école est ouverte.
      Avec 5,4 mètres, nos bateaux portent 16 mètres carrés de voile.
      Jusqu'à quinze jours avant le stage, l'annulation est sans frais.
      Une combinaison se loue 8 euros par jour.
      65 pour cent des stages ont lieu en été.
      La citerne contient 2 mètres cubes d'eau.
      L'école possède vingt-quatre bateaux et six kayaks.
      De la gare au port, il y a 0,4 km.
      D'après Le Journal du Large, 25 % des écoles n'ont pas de vestiaire.
      Rincez la combinaison et laissez-la sécher 2 heures.`,
    lies: `
      Les études prouvent que l'on apprend mieux sans avoir peur.
      Les médecins conseillent la voile.
      Les parents s'accordent à dire que le Stage Mousse rassure.
      D'après des scientifiques de Cambridge, la voile calme les enfants.
      Aucune autre école n'est plus sûre.
      L'école est ouverte 12 mois par an.
      Le Stage Cap accueille 10 adultes.
      Deux tiers de nos élèves louent une combinaison.
      Un quart des stages ont lieu en été.
      L'École de la Baie emploie 24 moniteurs.
      L'école possède 20 kayaks.
      La location d'une combinaison coûte 8 € par heure.
      Un groupe compte 9 élèves à l'École de la Baie.
      Vous pouvez annuler sans frais jusqu'à 3 heures avant le stage.
      Un bateau coûte 180 € par semaine.`,
  }),
];
