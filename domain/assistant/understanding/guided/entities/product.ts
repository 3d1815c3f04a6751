import { type ProductId, products } from "../../../../../content/products/list.ts";
import { fold } from "../../../../words/text.ts";

const names = products.map(({ id, text }) => ({ id, name: fold(text.es.name) }));

/** @returns our products that a text names, in the order of the list. */
export function findProducts(text: string): ProductId[] {
	const folded = fold(text);
	return names.filter(({ name }) => folded.includes(name)).map(({ id }) => id);
}
