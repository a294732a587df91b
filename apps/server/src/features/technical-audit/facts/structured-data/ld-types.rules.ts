/** Types and those that are kinds of them, as schema.org has them; each name once, with a blank between two. */
export const articleTypes =
  "Article NewsArticle BlogPosting TechArticle Report ScholarlyArticle AdvertiserContentArticle SatiricalArticle " +
  "LiveBlogPosting AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle OpinionNewsArticle ReportageNewsArticle ReviewNewsArticle APIReference";
export const discussionTypes = "DiscussionForumPosting SocialMediaPosting";
/** A car is no product to Google unless it is called one too. */
export const productTypes = "Product IndividualProduct ProductModel";
const vehicleTypes = "Vehicle Car Motorcycle Drug";
/** A game is no software to Google unless it is called some too. */
export const softwareTypes = "SoftwareApplication MobileApplication WebApplication";
export const organizationTypes =
  "Organization Corporation NGO OnlineBusiness OnlineStore EducationalOrganization CollegeOrUniversity School NewsMediaOrganization " +
  "GovernmentOrganization PerformingGroup ResearchOrganization SportsOrganization Airline Consortium Cooperative Project LibrarySystem";
export const businessTypes =
  "LocalBusiness AnimalShelter AutomotiveBusiness AutoRepair AutoDealer ChildCare Dentist DryCleaningOrLaundry EmergencyService " +
  "EmploymentAgency EntertainmentBusiness FinancialService AccountingService InsuranceAgency BankOrCreditUnion FoodEstablishment Bakery " +
  "BarOrPub CafeOrCoffeeShop FastFoodRestaurant IceCreamShop Restaurant Winery Brewery HealthAndBeautyBusiness BeautySalon DaySpa HairSalon " +
  "HealthClub NailSalon HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber " +
  "RoofingContractor LegalService Attorney Notary LodgingBusiness Hotel Hostel Motel Resort BedAndBreakfast Campground MedicalBusiness " +
  "MedicalClinic Optician Pharmacy Physician ProfessionalService RealEstateAgent SelfStorage ShoppingCenter SportsActivityLocation " +
  "ExerciseGym GolfCourse Store BookStore ClothingStore ComputerStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore " +
  "HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore PetStore ShoeStore SportingGoodsStore ToyStore TravelAgency";
export const eventTypes =
  "Event BusinessEvent ChildrensEvent ComedyEvent DanceEvent DeliveryEvent EducationEvent ExhibitionEvent Festival " +
  "FoodEvent Hackathon LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent";

const articles: ReadonlySet<string> = new Set(`${articleTypes} SocialMediaPosting`.split(" "));
const products: ReadonlySet<string> = new Set(
  `${productTypes} ${vehicleTypes} ${softwareTypes} VideoGame`.split(" "),
);

export function isArticleType(type: string): boolean {
  return articles.has(type);
}

export function isProductType(type: string): boolean {
  return products.has(type);
}
