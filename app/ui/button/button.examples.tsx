import { pathTo } from "../../../content/addresses.ts";
import type { Language } from "../../../shared/language.ts";
import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";
import { Button, ButtonLink, type ButtonLook } from "./button.tsx";

const looks: readonly ButtonLook[] = ["full", "outline", "small", "small outline"];
/** On bright colours its ground takes too much of the contrast. */
const quietBlocks = ["paper", "niebla", "noche"];
const blocks = ["paper", "niebla", "noche", "ladrillo", "cielo", "sol"];

export default [
	...blocks.map((block) => ({
		title: `ButtonLink, each look on ${block}`,
		render: (language: Language) => (
			<p className={`preview-ground row ${block}`}>
				{(quietBlocks.includes(block) ? [...looks, "small quiet" as const] : looks).map((look) => (
					<ButtonLink key={look} look={look} href={pathTo("audit", language)}>
						{homeText[language].hero.diagnosis}
					</ButtonLink>
				))}
			</p>
		),
	})),
	{
		title: "ButtonLink, the one invitation of a dark block",
		render: (language) => (
			<p className="preview-ground noche">
				<ButtonLink look="sun" href={pathTo("assistant", language)}>
					{homeText[language].hero.talk}
				</ButtonLink>
			</p>
		),
	},
	{
		title: "Button, as it is and disabled",
		render: (language) => (
			<p className="row">
				<Button>{homeText[language].closing.talk}</Button>
				<Button disabled>{homeText[language].closing.talk}</Button>
			</p>
		),
	},
] satisfies Example[];
