import type { CrossSiteFormText } from "./schema.ts";

export const es = {
	title: "¿Enviaste tú este formulario?",
	intro:
		"Llegó desde otro sitio, o tu navegador no dijo desde cuál, así que todavía no lo enviamos. Si lo escribiste tú, revísalo y envíalo desde aquí. Si no lo reconoces, cierra esta página: no se guardó nada.",
	introToPage:
		"Llegó desde otro sitio, o tu navegador no dijo desde cuál, así que no lo aceptamos. Si lo escribiste tú, copia lo que quieras conservar y escríbelo de nuevo en la página. Si no lo reconoces, cierra esta: no se guardó nada.",
	send: "Enviarlo desde aquí",
	nothing: "No hay nada escrito que mostrar.",
	open: "Abrir la página",
} as const satisfies CrossSiteFormText;
