import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import type { ButtonLook } from "../ui/button/button-look.ts";
import { type Choices, Options } from "../ui/form/field.tsx";

type SearchProps = {
	path: string;
	send: string;
	look?: ButtonLook;
	exported: { path: string; label: string };
	children: ReactNode;
};

export function ListSearch({ path, send, look = "small quiet", exported, children }: SearchProps) {
	return (
		<search className="list-search">
			<Form action={path} className="list-tools">
				{children}
				<Button type="submit" look={look}>
					{send}
				</Button>
				<ButtonLink look="small quiet" href={exported.path}>
					{exported.label}
				</ButtonLink>
			</Form>
		</search>
	);
}

type ChoiceProps = { name: string; label: string; all: string; value: string; options: Choices };

export function ListChoice({ name, label, all, value, options }: ChoiceProps) {
	return (
		<select className="chevron" name={name} aria-label={label} defaultValue={value}>
			<Options none={`${label}: ${all}`} options={options} />
		</select>
	);
}

type FiltersProps = {
	label: string;
	links: readonly { label: string; path: string; current: boolean }[];
};

export function ListFilters({ label, links }: FiltersProps) {
	return (
		<nav className="section-screens list-filters" aria-label={label}>
			{links.map(({ label, path, current }) => (
				<Link key={path} to={path} aria-current={current ? "true" : undefined}>
					{label}
				</Link>
			))}
		</nav>
	);
}
