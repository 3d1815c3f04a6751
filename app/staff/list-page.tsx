import type { ReactNode } from "react";
import { Form, Link, useActionData } from "react-router";
import type { ListState } from "../../content/staff/frame/schema.ts";
import type { StaffText } from "../../content/staff/schema.ts";
import { RouteLink } from "../signed-in/route-link.tsx";
import { Button, ButtonLink, type ButtonLook } from "../ui/button/button.tsx";
import { DoneMessage } from "../ui/form/done-message.tsx";
import { Options, type SelectOptions } from "../ui/form/field.tsx";

type Props = {
	title: string;
	tools?: ReactNode;
	done?: string | null;
	above?: ReactNode;
	after?: ReactNode;
	text: StaffText;
	/** What an empty list says; false: it is not empty. */
	empty: ListState | false;
	narrowed?: boolean;
	next: string | null;
	children: ReactNode;
};

export function ListPage({ title, tools, done, above, after, text, empty, narrowed, next, children }: Props) {
	const isAnswered = useActionData() !== undefined;
	return (
		<>
			<header className="screen-head">
				<h1>{title}</h1>
				{tools}
			</header>
			{done && !isAnswered && <DoneMessage text={done} />}
			{above}
			{empty ? <NothingHere {...(narrowed ? text.narrowed : empty)} /> : children}
			{next && (
				<p>
					<RouteLink look="small quiet" to={next}>
						{text.next}
					</RouteLink>
				</p>
			)}
			{after}
		</>
	);
}

export function NothingHere({ title, intro, children }: ListState & { children?: ReactNode }) {
	return (
		<div className="panel panel-empty">
			<h2>{title}</h2>
			<p className="quiet">{intro}</p>
			{children}
		</div>
	);
}

type SearchProps = {
	path: string;
	send: string;
	look?: ButtonLook;
	field?: { typed: string; label: string; hint: string };
	exported?: { path: string; label: string };
	children?: ReactNode;
};

export function ListSearch({ path, send, look = "small quiet", field, exported, children }: SearchProps) {
	return (
		<search className="list-search">
			<Form action={path} className="list-tools">
				{field && (
					<input
						type="search"
						name="q"
						defaultValue={field.typed}
						placeholder={field.hint}
						aria-label={field.label}
					/>
				)}
				{children}
				<Button type="submit" look={look}>
					{send}
				</Button>
				{exported && (
					<ButtonLink look="small quiet" href={exported.path}>
						{exported.label}
					</ButtonLink>
				)}
			</Form>
		</search>
	);
}

type ChoiceProps = { name: string; label: string; all: string; value: string; options: SelectOptions };

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
