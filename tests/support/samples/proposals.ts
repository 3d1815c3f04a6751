import { site } from "../../../content/site.ts";
import { type LeadFacts, leadScale, noFacts } from "../../../domain/leads/lead.ts";
import { leadStatus } from "../../../domain/leads/score.ts";
import type {
	DiagnosticContent,
	ProposalContent,
	SharedContent,
} from "../../../domain/proposals/pdf/plan/content.ts";

/** A lead of every kind that the tests draw. People and companies are invented. */
export const leads = {
	minimal: { ...noFacts, name: "Ana", email: "ana@correo.example" },
	typical: {
		name: "Marta Luz Cárdenas",
		email: "gerencia@casaguadual.example",
		phone: "+573001234567",
		company: "Casa Guadual",
		industry: "hospitalidad-viajes",
		need: "Tenemos 18 habitaciones y de noche no hay quién conteste. Se nos van las reservas.",
		companySize: "12 personas",
		budget: null,
		timing: "Antes de Semana Santa",
	},
	hurried: {
		name: "marcela ríos",
		email: "marcela@loscedros.example",
		phone: null,
		company: "Constructora Los Cedros",
		industry: "real-estate-construccion",
		need: "queremos contestar más rápido a los interesados",
		companySize: "unas 20 personas",
		budget: "unos 8 millones",
		timing: "para enero",
	},
	crowded: {
		name: "Maximiliano Bartolomé de la Santísima Trinidad Echeverri Castellanos",
		email: "un.correo.largo.de.verdad@subdominio.de.una.empresa.con.nombre.largo.example.com",
		phone: "+573001234567",
		company: "Almacenes Gloria",
		industry: "retail-ecommerce",
		need: "Que alguien conteste de noche, califique a los interesados, oiga las quejas y nos cuente cada mañana qué pasó con cada cliente que escribió. Hoy lo hacemos a mano entre dos personas y se nos queda la mitad.",
		companySize: "Entre 250 y 300 personas en doce ciudades, con tres plantas y dos bodegas propias",
		budget: "Todavía no está aprobado, pero la junta habló de entre 40 y 60 millones de pesos",
		timing: "Lo ideal sería arrancar en el primer trimestre y tenerlo listo antes de mitad de año",
	},
	maximal: {
		name: "Maximiliano Bartolomé de la Santísima Trinidad Echeverri Castellanos Montealegre",
		email: "un.correo.largo.de.verdad@subdominio.de.una.empresa.con.nombre.largo.example.com",
		phone: "+573001234567",
		company: "Inmobiliaria".repeat(10),
		industry: "real-estate-construccion",
		need: "Que alguien conteste de noche, califique a los interesados y oiga las quejas. "
			.repeat(13)
			.slice(0, 1000)
			.trim(),
		companySize: "Entre 250 y 300 personas en doce ciudades, con tres plantas y dos bodegas propias",
		budget: "Todavía no está aprobado, pero la junta habló de entre 40 y 60 millones de pesos",
		timing: "Lo ideal sería arrancar en el primer trimestre y tenerlo listo antes de mitad de año",
	},
	hostile: {
		name: "😀 محمد <b>Zoë</b>\u0000 Đặng",
		email: "x@y.example",
		phone: "\u202E12",
		company: "株式会社 <script>alert(1)</script>",
		industry: "retail-ecommerce",
		need: `𝓗𝓸𝓵𝓪 \u0000\u0007 Ñandú € ﬁn ${"a".repeat(300)} مرحبا 👨‍👩‍👧 <img src=x onerror=1>`,
		companySize: "مرحبا",
		budget: "\u0000",
		timing: "\n\n",
	},
} as const satisfies Record<string, LeadFacts>;

export function proposalFor(lead: LeadFacts, language: SharedContent["language"] = "es"): ProposalContent {
	return {
		...shared(lead, language),
		kind: "proposal",
		number: "P-2026-F2DAAC",
		version: 1,
		validUntil: "2026-12-14",
	};
}

export function diagnosticFor(
	lead: LeadFacts,
	language: SharedContent["language"] = "es",
): DiagnosticContent {
	return {
		...shared(lead, language),
		kind: "diagnostic",
		number: "D-2026-F2DAAC",
		score: leadScale[leadStatus(lead)],
	};
}

function shared(lead: LeadFacts, language: SharedContent["language"]): Omit<SharedContent, "number"> {
	return {
		language,
		lead,
		issuedOn: "2026-11-14",
		brand: {
			product: site.product,
			tagline: site.tagline[language],
			email: site.email,
			phone: site.phone,
			publicUrl: "https://rumbo.example",
		},
	};
}
