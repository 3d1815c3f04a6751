import { pathTo } from "../../content/addresses.ts";
import { en } from "../../content/calculator/en.ts";
import { es } from "../../content/calculator/es.ts";
import type { Language } from "../../shared/language.ts";
import { Island } from "../islands/island.tsx";
import type { CalculatorInput } from "./calculation.ts";
import { Calculator } from "./calculator.tsx";

type Props = { language: Language; input: CalculatorInput; path: string };

export function CalculatorSection({ language, input, path }: Props) {
	const text = { es, en }[language];
	const assistantPath = pathTo("assistant", language);
	return <Island name="calculator" of={Calculator} props={{ text, input, path, assistantPath }} />;
}
