import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from './call';

interface Loan {
  id: number;
  name: string;
}

interface Benefit {
  id: number;
  benefits: string;
}

export function Benefits() {
  const [loans, setLoans] = useState<Loan[]>([]);
  const [loan, setLoan] = useState('');
  const [benefits, setBenefits] = useState<Benefit[]>([]);
  useEffect(() => {
    call<{ loan: Loan[] }>('GET', '/loan/allLoans')
      .then((answer) => setLoans(answer.loan))
      .catch(console.error);
  }, []);
  const load = useCallback(() => {
    if (!loan) return setBenefits([]);
    call<{ benefits: Benefit[] }>('GET', `/loan/getLoanBenefitsById/${loan}`)
      .then((answer) => setBenefits(answer.benefits))
      .catch(console.error);
  }, [loan]);
  useEffect(load, [load]);
  const remove = async (id: number) => {
    await call('DELETE', `/loan/deleteLoanBenefits/${id}`);
    load();
  };
  return (
    <>
      <h1>Loan Benefits</h1>
      <Link className="button" to="/add-loan-benefits">
        + Add Benefit
      </Link>
      <select aria-label="Loan" value={loan} onChange={(event) => setLoan(event.target.value)}>
        <option value="">-- Select Loan --</option>
        {loans.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {loan && benefits.length === 0 && <p>No benefits found for this loan.</p>}
      <table>
        <thead>
          <tr>
            <th>Benefit Description</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {benefits.map(({ id, benefits: text }) => (
            <tr key={id}>
              <td>{text}</td>
              <td>
                <Link className="button" to={`/edit-loan-benefits/${id}`}>
                  Edit
                </Link>{' '}
                <button type="button" onClick={() => remove(id).catch(console.error)}>
                  Delete
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
