type Props = {
	id: string;
	name: string;
	label: string;
	hint: string;
	accept: string;
	multiple?: boolean;
	sentWith?: string;
	error?: string | undefined;
};

export function FileField({ id, name, label, hint, accept, multiple, sentWith, error }: Props) {
	const described = [`${id}-hint`, error && `${id}-problem`].filter(Boolean).join(" ");
	return (
		<div className="field" data-problem={error ? "" : undefined}>
			<label htmlFor={id}>{label}</label>
			<p id={`${id}-hint`} className="small quiet">
				{hint}
			</p>
			<input
				id={id}
				type="file"
				name={name}
				accept={accept}
				multiple={multiple}
				form={sentWith}
				aria-invalid={error ? true : undefined}
				aria-describedby={described}
			/>
			{error && (
				<p id={`${id}-problem`} className="field-problem small">
					{error}
				</p>
			)}
		</div>
	);
}

export const pictureFiles = "image/jpeg,image/png,image/webp,image/avif,image/gif";
