import { expect, it } from "vitest";
import { pageText } from "./llms.ts";

it("says what a page says, without what stands around it", () => {
	const html = `<html><body><header><nav>Inicio</nav></header><main>
		<h1>Tu hotel contesta</h1><p>A <a href="/x">cualquier</a> hora.</p>
		<p aria-hidden="true">11 47</p><svg><title>Un hotel</title></svg>
		<dl><div><dt>Más reservas</dt><dd>45 %</dd></div></dl>
		<figcaption><b>Marcela</b><span>gerente</span></figcaption>
		<form><label>Correo</label></form><dialog>Demo</dialog>
	</main><footer>Pie</footer></body></html>`;
	const said = pageText(html).split(/\s*\n\s*/);
	expect(said).toEqual(["Tu hotel contesta", "A cualquier hora.", "Más reservas", "45 %", "Marcela gerente"]);
});
