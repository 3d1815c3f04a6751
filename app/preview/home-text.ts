import { en } from "../../content/pages/home/en.ts";
import { es } from "../../content/pages/home/es.ts";
import { site } from "../../content/site.ts";

export const homeText = { es: es(site.product), en: en(site.product) };
