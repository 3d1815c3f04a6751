import type { Bilingual } from "../language.ts";

export type LeadLabels = {
	/** The pipeline's steps, as sales and the product demo read them. */
	statuses: Record<"captured" | "qualifying" | "budget-checked" | "qualified" | "in-crm", string>;
	facts: Record<
		"name" | "email" | "phone" | "company" | "industry" | "need" | "companySize" | "budget" | "timing",
		string
	>;
	status: string;
	unknown: string;
};

export const leadLabels: Bilingual<LeadLabels> = {
	es: {
		statuses: {
			captured: "Lead identificado",
			qualifying: "Calificando lead...",
			"budget-checked": "Verificando presupuesto",
			qualified: "Lead calificado",
			"in-crm": "Inyectado al CRM ✓",
		},
		facts: {
			name: "Nombre",
			email: "Correo",
			phone: "Teléfono",
			company: "Empresa",
			industry: "Industria",
			need: "Qué necesita",
			companySize: "Tamaño",
			budget: "Presupuesto",
			timing: "Para cuándo",
		},
		status: "Estado",
		unknown: "Por confirmar",
	},
	en: {
		statuses: {
			captured: "Lead identified",
			qualifying: "Qualifying lead...",
			"budget-checked": "Checking budget",
			qualified: "Lead qualified",
			"in-crm": "Added to the CRM ✓",
		},
		facts: {
			name: "Name",
			email: "Email",
			phone: "Phone",
			company: "Company",
			industry: "Industry",
			need: "What they need",
			companySize: "Size",
			budget: "Budget",
			timing: "Timing",
		},
		status: "Status",
		unknown: "To be confirmed",
	},
};
