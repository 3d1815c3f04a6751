import type { BeingWrittenText } from "./schema.ts";

export const es = {
	status: "Estamos escribiendo esta página",
	now: "Mientras tanto, el asistente ya te puede contestar, o nos escribes y te responde una persona.",
	assistant: "Hablar con el asistente",
	write: "Escribir un correo",
	pages: {
		blog: {
			title: "Blog",
			soon: "Aquí vas a leer lo que aprendemos montando asistentes en empresas como la tuya.",
		},
		login: {
			title: "Portal de Clientes",
			soon: "Aquí van a entrar los clientes a ver sus demos, proyectos y reportes.",
		},
		portal: {
			title: "Portal de Clientes",
			soon: "Aquí van a encontrar los clientes sus demos, sus proyectos y sus reportes.",
		},
	},
} as const satisfies BeingWrittenText;
