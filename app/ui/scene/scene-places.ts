import type { MailScene } from "../../../content/emails/schema.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { Moment, SceneChoice } from "./compose-scene.ts";
import type { FrameName } from "./frames.ts";

type Places = Record<"hero" | "door" | "case" | "list" | "closing", Moment> & {
	approach: readonly [Moment, Moment, Moment];
	/** By the id of the flow. The portal shows the card's moment, wide, unless it has another. */
	demos: Readonly<Record<string, { card: Moment; page: Moment; portal?: Moment }>>;
};

const at = (hour: Moment["hour"], action?: Moment["action"]): Moment => ({ hour, action });
const other = (hour: Moment["hour"], action: Moment["action"]): Moment => ({ hour, action, other: true });

/** Every scene of the site. No drawing stands in two places: `scene-places.test.ts` compares them. */
const places: Record<IndustryId, Places> = {
	"hospitalidad-viajes": {
		hero: at("night"),
		door: at("dawn"),
		case: at("noon"),
		list: at("night"),
		approach: [at("night", "serves"), at("noon", "brings"), at("dawn", "asks")],
		closing: at("dawn"),
		demos: {
			reserva: { card: other("night", "brings"), page: at("night", "serves") },
			checkin: { card: at("noon", "asks"), page: at("noon", "brings"), portal: at("noon") },
			resena: { card: at("dawn", "serves"), page: at("dawn", "asks") },
		},
	},
	"real-estate-construccion": {
		hero: at("night"),
		door: at("noon"),
		case: at("dawn"),
		list: at("dawn"),
		approach: [at("night", "serves"), at("noon", "brings"), other("dawn", "asks")],
		closing: at("noon"),
		demos: {
			calificador: { card: at("night", "serves"), page: at("night") },
			visita: { card: at("noon", "asks"), page: at("noon"), portal: at("noon", "brings") },
			avance_obra: { card: other("night", "asks"), page: at("night", "brings") },
		},
	},
	"retail-ecommerce": {
		hero: at("night"),
		door: at("night"),
		case: at("noon"),
		list: at("noon"),
		approach: [at("dawn"), at("night", "serves"), at("noon", "brings")],
		closing: at("noon"),
		demos: {
			estado_pedido: { card: at("night", "brings"), page: at("night") },
			carrito: { card: at("noon", "asks"), page: at("noon", "brings"), portal: at("dawn", "asks") },
			devolucion: { card: at("dawn", "serves"), page: at("dawn") },
		},
	},
	"educacion-ong": {
		hero: at("night"),
		door: at("night"),
		case: at("dawn"),
		list: at("dawn"),
		approach: [at("noon"), at("dawn", "asks"), other("night", "brings")],
		closing: at("dawn"),
		demos: {
			admision: { card: at("night", "serves"), page: at("night") },
			matricula: { card: at("dawn", "asks"), page: at("dawn", "serves") },
			donacion: { card: other("noon", "brings"), page: at("noon") },
		},
	},
	"automotriz-aftermarket": {
		hero: at("night"),
		door: at("dawn"),
		case: at("noon"),
		list: at("night"),
		approach: [at("night", "brings"), at("dawn", "asks"), at("noon")],
		closing: at("dawn", "serves"),
		demos: {
			cita_taller: { card: other("dawn", "brings"), page: at("dawn", "serves") },
			repuesto: { card: at("noon", "brings"), page: at("noon") },
			recordatorio: { card: at("dawn", "asks"), page: at("dawn", "asks"), portal: at("dawn") },
		},
	},
};

const hotel = { industry: "hospitalidad-viajes", frame: "tall" } as const;

/** Those of pages that are of no industry. */
export const pageScenes = {
	method: { ...hotel, ...at("night", "serves") },
	portalFirstDay: { ...hotel, ...at("dawn", "asks") },
	signIn: { ...hotel, ...at("noon", "brings") },
} satisfies Record<string, SceneChoice>;

const mails: Record<MailScene, Moment> = {
	contact: at("night", "asks"),
	audit: at("dawn", "brings"),
	consultation: at("dawn", "serves"),
	proposal: at("night", "brings"),
	newsletter: at("night", "serves"),
	post: at("dawn", "asks"),
};

const frameOf = {
	hero: "besideColon",
	door: "door",
	case: "tall",
	list: "wide",
	closing: "besideWords",
} as const;

export function sceneAt(place: keyof typeof frameOf, industry: IndustryId): SceneChoice {
	return { industry, frame: frameOf[place], ...places[industry][place] };
}

export function approachScenes(industry: IndustryId): readonly SceneChoice[] {
	const sides: readonly FrameName[] = ["squareRight", "squareLeft"];
	return places[industry].approach.map((moment, index) => ({
		industry,
		frame: sides[index % 2] ?? "squareRight",
		...moment,
	}));
}

export function demoScene(
	industry: IndustryId,
	flowId: string,
	place: "card" | "page" | "portal",
): SceneChoice {
	const demo = places[industry].demos[flowId];
	if (!demo) throw new Error(`Demo ${industry}/${flowId} needs its scenes in scene-places.ts.`);
	return { industry, frame: place === "card" ? "tall" : "wide", ...(demo[place] ?? demo.card) };
}

/** The scene of each mail and industry, by the name of its picture. */
export function mailScenes(): Record<string, SceneChoice> {
	const named = (Object.keys(places) as IndustryId[]).flatMap((industry) =>
		Object.entries(mails).map(([mail, moment]) => [
			`${mail}-${industry}`,
			{ industry, frame: "mail", ...moment },
		]),
	);
	return Object.fromEntries(named);
}

export function allScenes(): readonly SceneChoice[] {
	const industries = Object.keys(places) as IndustryId[];
	return [
		...Object.values(pageScenes),
		...Object.values(mailScenes()),
		...industries.flatMap((id) => [
			...(["hero", "door", "case", "list", "closing"] as const).map((place) => sceneAt(place, id)),
			...approachScenes(id),
			...Object.keys(places[id].demos).flatMap((flow) =>
				(["card", "page", "portal"] as const).map((place) => demoScene(id, flow, place)),
			),
		]),
	];
}
