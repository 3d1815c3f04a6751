import { isLanguage } from "../../../shared/language.ts";
import type { Route } from "./+types/data";
import { demoData, findDemo } from "./demo-data.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const { asNamed, ...demo } = findDemo(params.industry, params.flow);
	if (!asNamed || !isLanguage(params.language)) return new Response(null, { status: 404 });
	const headers = { "Cache-Control": "max-age=300" };
	return Response.json(demoData(params.language, demo), { headers });
}
