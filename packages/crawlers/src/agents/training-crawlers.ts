import type { AgentRow } from "../agent-row.ts";

const ai2 = "https://allenai.org/crawler";
const listed = "Known from public lists of training crawlers only; nobody documents it.";

/** Crawls that end up in data sets for training, open or sold. */
export const trainingCrawlers: readonly AgentRow[] = [
  { token: "CCBot", operator: "Common Crawl", purpose: "llm_training", robots: "yes", ips: "https://index.commoncrawl.org/ccbot.json", dns: ["*.crawl.commoncrawl.org"], docs: "https://commoncrawl.org/ccbot", sites: ["commoncrawl.org"], note: "An open archive from which most model makers draw." },
  { token: "Ai2Bot-Dolma", operator: "Ai2", purpose: "llm_training", robots: "yes", docs: ai2 },
  { token: "Ai2Bot-DeepResearchEval", operator: "Ai2", purpose: "ai_user_fetch", docs: ai2 },
  { token: "AI2Bot", operator: "Ai2", purpose: "llm_training", robots: "yes", docs: ai2 },
  { token: "Cotoyogi", operator: "ROIS", purpose: "llm_training", robots: "yes", docs: "https://ds.rois.ac.jp/en_center8/en_crawler/" },
  { token: "ICC-Crawler", operator: "NICT", purpose: "llm_training", robots: "yes", docs: "https://ucri.nict.go.jp/en/icccrawler.html" },
  { token: "img2dataset", operator: "img2dataset users", purpose: "llm_training", local: true, docs: "https://github.com/rom1504/img2dataset", note: "A tool that anyone may run to download images." },
  { token: "LAIONDownloader", names: ["LAIONDownloader", "laion-huggingface-processor"], operator: "LAION", purpose: "llm_training", robots: "no", docs: "https://laion.ai/faq/" },
  { token: "ImagesiftBot", names: ["ImagesiftBot", "Imagesift"], operator: "ImageSift", purpose: "llm_training", robots: "yes", docs: "https://imagesift.com/about" },
  { token: "imageSpider", operator: "unknown", purpose: "llm_training", note: "Listed as a collector of images for AI; its operator does not name itself." },
  { token: "Timpibot", operator: "Timpi", purpose: "llm_training", docs: "https://timpi.io" },
  { token: "Webzio-Extended", operator: "Webz.io", purpose: "llm_training" },
  { token: "VelenPublicWebCrawler", operator: "Velen", purpose: "llm_training", robots: "yes", docs: "https://velen.io" },
  { token: "FriendlyCrawler", operator: "unknown", purpose: "llm_training", robots: "yes" },
  { token: "Kangaroo Bot", operator: "Kangaroo LLM", purpose: "llm_training", sites: ["kangaroobot.com"] },
  { token: "UdV-AI-Research", operator: "UdV", purpose: "llm_training" },
  { token: "Factset_spyderbot", operator: "FactSet", purpose: "llm_training" },
  { token: "Linguee Bot", operator: "Linguee", purpose: "llm_training", robots: "no", docs: "https://www.linguee.com/bot", note: "Gathers sentence pairs for machine translation." },
  { token: "HuggingFace-Bot", operator: "Hugging Face", purpose: "llm_training", note: listed },
  { token: "Replicate-Bot", operator: "Replicate", purpose: "llm_training", note: listed },
  { token: "RunPod-Bot", operator: "RunPod", purpose: "llm_training", note: listed },
  { token: "Together-Bot", operator: "Together AI", purpose: "llm_training", note: listed },
  { token: "Groq-Bot", operator: "Groq", purpose: "llm_training", note: listed },
];
