import type { Bilingual } from "../../shared/language.ts";
import type { FactName, LeadStatus } from "../../shared/lead.ts";

export type LeadLabels = {
	/** The pipeline's steps, as sales and the product demo read them. */
	statuses: Record<LeadStatus, string>;
	facts: Record<FactName, string>;
	status: string;
	unknown: string;
	/** What a CRM reads of a lead of ours that may not be used any more. */
	outside: { erased: string; revoked: string; renewed: string };
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
		outside: {
			erased: "Borrado a pedido de la persona",
			revoked: "Retiró su autorización: no le escribas ni uses más sus datos.",
			renewed: "Dio de nuevo su autorización en el chat: ya le puedes escribir.",
		},
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
		outside: {
			erased: "Erased at the person’s request",
			revoked: "Consent withdrawn: don’t write to them or use their data anymore.",
			renewed: "Consent given again in the chat: you may write to them.",
		},
	},
};
