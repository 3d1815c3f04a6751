import type { PublicPageName } from "../../../http/well-known/pages.ts";
import type { Composition } from "../composition.ts";
import { about } from "./about.ts";
import { assistant } from "./assistant.ts";
import { audit } from "./audit.ts";
import { blog } from "./blog.ts";
import { cases } from "./cases.ts";
import { consulting } from "./consulting.ts";
import { contact } from "./contact.ts";
import { demoFlow } from "./demo-flow.ts";
import { demos } from "./demos.ts";
import { home } from "./home.ts";
import { industries } from "./industries.ts";
import { industry } from "./industry.ts";
import { legal } from "./legal.ts";
import { method } from "./method.ts";
import { products } from "./products.ts";
import { solutions } from "./solutions.ts";

export const compositions: Record<PublicPageName, Composition> = {
	home,
	about,
	method,
	solutions,
	products,
	consulting,
	contact,
	audit,
	cases,
	legal,
	assistant,
	blog,
	industries,
	industry,
	demos,
	demoFlow,
};
