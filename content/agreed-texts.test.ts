import { expect, it } from "vitest";
import { es as blog } from "./blog/es.ts";
import { es as admin } from "./blog-admin/es.ts";
import { es as chat } from "./chat/es.ts";
import { es as errors } from "./errors/es.ts";
import { es as forms } from "./forms/es.ts";
import { es as login } from "./login/es.ts";
import { es as demo } from "./pages/demo/es.ts";
import { es as industries } from "./pages/industries/es.ts";
import { es as products } from "./pages/products/es.ts";

it("keeps the texts that were agreed to the letter", () => {
	const { thinking, placeholder, online, failure, proposal } = chat;
	expect([thinking, placeholder, online]).toEqual(["Procesando...", "Escribe tu respuesta...", "En línea"]);
	expect(failure.network).toBe(
		"Lo siento, hay un problema de conexión. Por favor, intenta de nuevo en unos momentos.",
	);
	expect([failure.refused, errors.request]).toEqual(["Error en la solicitud", "Error en la solicitud"]);
	expect([proposal.title, proposal.download, proposal.copy]).toEqual([
		...["Propuesta lista", "Descargar", "Copiar enlace"],
	]);
	expect([forms.sending, forms.contact.success, forms.audit.success]).toEqual([
		"Enviando...",
		"¡Mensaje enviado exitosamente! Te contactaremos pronto.",
		"¡Gracias! Te contactaremos para agendar tu Audit Express.",
	]);
	expect([login.send, login.sending]).toEqual(["Iniciar Sesión", "Iniciando sesión..."]);
	expect([admin.editor.problems.tooDeep, admin.editor.problems.export]).toEqual([
		"Error al generar la vista previa. Verifica el formato Markdown.",
		"Error al exportar el archivo. Por favor, inténtalo de nuevo.",
	]);
	expect([blog.newsletter.send, blog.newsletter.promise, blog.comments.remember]).toEqual([
		"SUSCRIBIRME",
		"No hacemos spam. Puedes cancelar tu suscripción en cualquier momento.",
		"Guardar mi nombre y email para la próxima vez que comente",
	]);
	expect([demo.loading, demo.connected, demo.live, demo.paused, demo.active]).toEqual([
		...["Cargando demo...", "Conectado", "En vivo", "Pausado", "Activo"],
	]);
	expect(industries("").industry.noSolutions).toBe("No hay soluciones disponibles");
	expect(Object.values(products("").voice.demo.statuses)).toEqual([
		...["Esperando mensaje...", "Cliente enviando audio...", "Transcribiendo audio..."],
		...["Analizando sentimientos...", "Análisis completado"],
	]);
});
