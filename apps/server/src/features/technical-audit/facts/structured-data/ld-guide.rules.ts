/** What the guide asks of a type; "a|b" is either of them, and "a?.b" counts where there is an a. */
export interface LdGuide {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
  /** What must stand in the visible text too. */
  readonly shown: readonly string[];
}

const article: LdGuide = {
  required: ["headline", "author.name", "datePublished"],
  recommended: ["dateModified", "image", "publisher"],
  shown: ["headline"],
};
const product: LdGuide = {
  required: ["name", "offers|review|aggregateRating", "offers?.price", "offers?.priceCurrency"],
  recommended: ["offers?.availability", "brand"],
  shown: ["name", "offers.price", "aggregateRating.ratingValue"],
};
const software: LdGuide = {
  required: ["name", "offers|aggregateRating"],
  recommended: [],
  shown: ["name", "offers.price", "aggregateRating.ratingValue"],
};
const organization: LdGuide = { required: ["name", "url"], recommended: ["logo", "sameAs"], shown: ["name"] };
const business: LdGuide = {
  required: ["name", "address"],
  recommended: [],
  shown: ["name", "aggregateRating.ratingValue"],
};
const event: LdGuide = { required: ["name", "startDate", "location"], recommended: [], shown: ["name"] };

/** Types and those that are kinds of them, as schema.org has them; other types are parsed and not judged. */
const families: readonly (readonly [LdGuide, string])[] = [
  [
    article,
    "Article NewsArticle BlogPosting TechArticle Report ScholarlyArticle AdvertiserContentArticle SatiricalArticle SocialMediaPosting " +
      "LiveBlogPosting AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle OpinionNewsArticle ReportageNewsArticle ReviewNewsArticle APIReference",
  ],
  [product, "Product IndividualProduct ProductModel Vehicle Car Motorcycle Drug"],
  [software, "SoftwareApplication MobileApplication WebApplication VideoGame"],
  [
    organization,
    "Organization Corporation NGO OnlineBusiness OnlineStore EducationalOrganization CollegeOrUniversity School NewsMediaOrganization " +
      "GovernmentOrganization PerformingGroup ResearchOrganization SportsOrganization Airline Consortium Cooperative Project LibrarySystem",
  ],
  [
    business,
    "LocalBusiness AnimalShelter AutomotiveBusiness AutoRepair AutoDealer ChildCare Dentist DryCleaningOrLaundry EmergencyService " +
      "EmploymentAgency EntertainmentBusiness FinancialService AccountingService InsuranceAgency BankOrCreditUnion FoodEstablishment Bakery " +
      "BarOrPub CafeOrCoffeeShop FastFoodRestaurant IceCreamShop Restaurant Winery Brewery HealthAndBeautyBusiness BeautySalon DaySpa HairSalon " +
      "HealthClub NailSalon HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber " +
      "RoofingContractor LegalService Attorney Notary LodgingBusiness Hotel Hostel Motel Resort BedAndBreakfast Campground MedicalBusiness " +
      "MedicalClinic Optician Pharmacy Physician ProfessionalService RealEstateAgent SelfStorage ShoppingCenter SportsActivityLocation " +
      "ExerciseGym GolfCourse Store BookStore ClothingStore ComputerStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore " +
      "HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore PetStore ShoeStore SportingGoodsStore ToyStore TravelAgency",
  ],
  [{ required: ["itemListElement"], recommended: [], shown: [] }, "BreadcrumbList"],
  [{ required: ["name", "thumbnailUrl", "uploadDate"], recommended: [], shown: [] }, "VideoObject"],
  [
    event,
    "Event BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent DeliveryEvent EducationEvent ExhibitionEvent Festival " +
      "FoodEvent Hackathon LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent",
  ],
  [
    { required: ["name", "image"], recommended: [], shown: ["name", "aggregateRating.ratingValue"] },
    "Recipe",
  ],
  [{ required: ["mainEntity"], recommended: [], shown: [] }, "QAPage"],
  [{ required: ["name"], recommended: [], shown: ["name"] }, "Person"],
  [{ required: ["name", "url"], recommended: [], shown: [] }, "WebSite"],
];

const guides: ReadonlyMap<string, LdGuide> = new Map(
  families.flatMap(([guide, types]) => types.split(" ").map((type): [string, LdGuide] => [type, guide])),
);

/** The first of a node's types that is judged, and by what. */
export function guideFor(
  types: readonly string[],
): { readonly type: string; readonly guide: LdGuide } | undefined {
  for (const type of types) {
    const guide = guides.get(type);
    if (guide) return { type, guide };
  }
  return undefined;
}

export function isArticleType(type: string): boolean {
  return guides.get(type) === article;
}

export function isProductType(type: string): boolean {
  return guides.get(type) === product || guides.get(type) === software;
}
