/** Parts of a multipart body: texts, numbers and files by name. */
export function multipart(parts: Readonly<Record<string, string | number | File>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part instanceof File ? part : String(part));
  return form;
}
