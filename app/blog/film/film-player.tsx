import { filmServices } from "../../../content/blog/film-services.ts";
import { InlineScript } from "../../document/inline-script.tsx";
import code from "./film.inline.ts?minified";

const frameOrigins = Object.values(filmServices).map(({ origin }) => origin);

export function FilmPlayer() {
	return <InlineScript code={code} frameOrigins={frameOrigins} />;
}
